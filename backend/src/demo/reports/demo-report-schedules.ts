import type { ReportDeliveryOutcome, ReportName, ReportPeriod, ReportTiming } from '@portal/contracts';
import { DateTime } from 'luxon';
import { v7 as uuidv7 } from 'uuid';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { ReportSchedule } from '../../modules/reports/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { actorOf } from '../builders/user.js';
import { AVERY, JUNE } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

/** What became of a sending to one person. */
type DemoDelivery = readonly [to: string, outcome: ReportDeliveryOutcome, rowCount?: number | null, reason?: string];

const suspended = (to: string): DemoDelivery => [to, 'refused', null, 'The account is suspended or deleted'];

interface DemoSchedule {
  by: string;
  title: string;
  timing: ReportTiming;
  definition: ReportName;
  period: ReportPeriod | null;
  recipients: string[];
  /** Why the product paused it; it goes on where there is none. */
  paused?: string;
  /** What became of its last sendings, a week apart, the newest first. */
  sendings: readonly (readonly DemoDelivery[])[];
}

const demoSchedules: readonly DemoSchedule[] = [
  {
    by: AVERY,
    definition: 'task_throughput',
    title: 'Task throughput',
    period: 'last_week',
    timing: { frequency: 'weekly', weekday: 'tuesday', hour: 7 },
    recipients: [AVERY, JUNE],
    sendings: [
      [[AVERY, 'sent', 4], suspended(JUNE)],
      [
        [AVERY, 'failed', null, 'The mail server refused it (552 5.2.2 Mailbox is full)'],
        [JUNE, 'sent', 1],
      ],
      [
        [AVERY, 'sent', 4],
        [JUNE, 'empty', 0],
      ],
    ],
  },
  {
    by: JUNE,
    definition: 'project_status',
    title: 'My projects',
    period: null,
    timing: { frequency: 'weekly', weekday: 'friday', hour: 16 },
    recipients: [JUNE],
    paused: 'The account of its owner is suspended or deleted',
    sendings: [[], [[JUNE, 'sent', 1]]],
  },
];

/** A schedule that goes on, and one that the product paused; what became of their sendings. The next lies ahead. */
export async function loadReportSchedules(world: DemoWorld): Promise<void> {
  for (const { by, recipients, paused, sendings, ...report } of demoSchedules) {
    const recipientIds = recipients.map((email) => world.people.named(email).id);
    const schedule = ReportSchedule.create(
      actorOf(world.people.named(by)),
      { ...report, customReportId: null, params: {}, format: 'pdf', recipientIds, skipIfEmpty: true },
      world.now,
    );
    const times = sendings.map((_, index) => weeksBefore(schedule.nextDueAt ?? world.now, index + 1));
    if (paused !== undefined) schedule.pause(paused);
    const madeAt = weeksBefore(times.at(-1) ?? world.now, 1);
    await world.save(datedAt(schedule, madeAt, paused ? times[0] : madeAt));
    const rows = sendings.flatMap((deliveries, index) =>
      deliveries.map(([to, outcome, row_count = null, reason = null]) => {
        const recipient_id = world.people.named(to).id;
        return { id: uuidv7(), recipient_id, due_at: times[index], outcome, reason, row_count };
      }),
    );
    await insertDeliveries(world, schedule.id, rows);
  }
}

/** The same hour at the office so many weeks before. */
const weeksBefore = (at: Date, weeks: number): Date =>
  DateTime.fromJSDate(at, { zone: BUSINESS_ZONE }).minus({ weeks }).toJSDate();

/** What the worker writes as a schedule goes out. */
async function insertDeliveries(world: DemoWorld, scheduleId: string, rows: readonly object[]): Promise<void> {
  await world.run(
    `insert into report_deliveries (id, schedule_id, due_at, recipient_id, outcome, reason, row_count, created_at, settled_at)
     select d.id, ?, d.due_at, d.recipient_id, d.outcome, d.reason, d.row_count, d.due_at, d.due_at + interval '40 seconds'
     from jsonb_to_recordset(?::jsonb) as d (id uuid, recipient_id uuid, due_at timestamptz, outcome text, reason text,
       row_count integer)`,
    [scheduleId, JSON.stringify(rows)],
  );
  await world.run(
    `update report_schedules as s set last_due_at = d.due_at, last_sent_at = d.sent_at
     from (select max(due_at) as due_at, max(settled_at) filter (where outcome = 'sent') as sent_at
           from report_deliveries where schedule_id = ?) as d
     where s.id = ?`,
    [scheduleId, scheduleId],
  );
}
