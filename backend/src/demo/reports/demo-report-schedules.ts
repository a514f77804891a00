import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportDeliveryOutcome, ReportName, ReportPeriod, ReportTiming } from '@portal/contracts';
import { DateTime } from 'luxon';
import { v7 as uuidv7 } from 'uuid';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { ReportSchedule } from '../../modules/reports/index.js';
import type { User } from '../../modules/users/index.js';
import { actorOf } from './demo-reports.js';
import { persistQuietly } from '../persist-quietly.js';

const admin = 'admin@pamlico.example';
const june = 'june@tidewaterdental.example';

const sent = { outcome: 'sent', rowCount: 4 } as const;
const refused = { outcome: 'refused', reason: 'The account is suspended or deleted' } as const;

interface DemoDelivery {
  to: string;
  outcome: ReportDeliveryOutcome;
  reason?: string;
  rowCount?: number;
}

interface DemoSchedule {
  by: string;
  definition: ReportName;
  title: string;
  period: ReportPeriod | null;
  timing: ReportTiming;
  recipients: string[];
  /** Why the product paused it; it goes on where there is none. */
  paused?: string;
  /** What became of its last sendings, a week apart, the newest first. */
  sendings: readonly (readonly DemoDelivery[])[];
}

const demoSchedules: readonly DemoSchedule[] = [
  {
    by: admin,
    definition: 'task_throughput',
    title: 'Task throughput',
    period: 'last_week',
    timing: { frequency: 'weekly', weekday: 'tuesday', hour: 7 },
    recipients: [admin, june],
    sendings: [
      [
        { to: admin, ...sent },
        { to: june, ...refused },
      ],
      [
        { to: admin, outcome: 'failed', reason: 'The mail server refused it (552 5.2.2 Mailbox is full)' },
        { to: june, ...sent, rowCount: 1 },
      ],
      [
        { to: admin, ...sent },
        { to: june, outcome: 'empty', rowCount: 0 },
      ],
    ],
  },
  {
    by: june,
    definition: 'project_status',
    title: 'My projects',
    period: null,
    timing: { frequency: 'weekly', weekday: 'friday', hour: 16 },
    recipients: [june],
    paused: 'The account of its owner is suspended or deleted',
    sendings: [[], [{ to: june, ...sent, rowCount: 1 }]],
  },
];

interface World {
  people: ReadonlyMap<string, User>;
  now: Date;
}

/** A schedule that goes on, and one that the product paused; what became of their sendings. The next lies ahead. */
export async function loadReportSchedules(em: EntityManager, world: World): Promise<void> {
  const find = (email: string): User => {
    const person = world.people.get(email);
    if (!person) throw new Error(`The demo has no ${email}`);
    return person;
  };
  for (const story of demoSchedules) {
    const { by, definition, title, period, timing, recipients, paused, sendings } = story;
    const schedule = ReportSchedule.create(
      actorOf(find(by)),
      {
        ...{ definition, customReportId: null, title, params: {}, period, format: 'pdf' },
        ...{ timing, recipientIds: recipients.map((email) => find(email).id), skipIfEmpty: true },
      },
      world.now,
    );
    const times = sendings.map((_, index) => weeksBefore(schedule.nextDueAt ?? world.now, index + 1));
    if (paused !== undefined) schedule.pause(paused);
    const madeAt = weeksBefore(times.at(-1) ?? world.now, 1);
    persistQuietly(em, [
      Object.assign(schedule, { createdAt: madeAt, updatedAt: paused ? (times[0] ?? madeAt) : madeAt }),
    ]);
    await em.flush();
    const rows = sendings.flatMap((deliveries, index) =>
      deliveries.map(({ to, outcome, reason, rowCount }) => ({
        ...{ id: uuidv7(), recipient_id: find(to).id, due_at: times[index], outcome },
        ...{ reason: reason ?? null, row_count: rowCount ?? null },
      })),
    );
    await insertDeliveries(em, schedule.id, rows);
  }
}

/** The same hour at the office so many weeks before. */
const weeksBefore = (at: Date, weeks: number): Date =>
  DateTime.fromJSDate(at, { zone: BUSINESS_ZONE }).minus({ weeks }).toJSDate();

/** What the worker writes as a schedule goes out. */
async function insertDeliveries(em: EntityManager, scheduleId: string, rows: readonly object[]): Promise<void> {
  await em.execute(
    `insert into report_deliveries (id, schedule_id, due_at, recipient_id, outcome, reason, row_count, created_at, settled_at)
     select d.id, ?, d.due_at, d.recipient_id, d.outcome, d.reason, d.row_count, d.due_at, d.due_at + interval '40 seconds'
     from jsonb_to_recordset(?::jsonb) as d (id uuid, recipient_id uuid, due_at timestamptz, outcome text, reason text,
       row_count integer)`,
    [scheduleId, JSON.stringify(rows)],
    'run',
  );
  await em.execute(
    `update report_schedules as s set last_due_at = d.due_at, last_sent_at = d.sent_at
     from (select max(due_at) as due_at, max(settled_at) filter (where outcome = 'sent') as sent_at
           from report_deliveries where schedule_id = ?) as d
     where s.id = ?`,
    [scheduleId, scheduleId],
    'run',
  );
}
