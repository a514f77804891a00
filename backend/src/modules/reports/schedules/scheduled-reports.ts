import type { EntityManager } from '@mikro-orm/postgresql';
import { brand, ReportTiming } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely, personName, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { reportFileTypes } from '../runs/report-files.js';

/** A report that was made for one recipient of a schedule, as long as its file is there. */
export type ScheduledReport = NonNullable<Awaited<ReturnType<typeof findScheduledReport>>>;

/** What was made for a delivery; undefined once its schedule is deleted, or its file is gone. */
export async function findScheduledReport(em: EntityManager, deliveryId: string) {
  const row = await kysely(em)
    .selectFrom('report_deliveries as d')
    .innerJoin('report_schedules as s', 's.id', 'd.schedule_id')
    .innerJoin('report_runs as r', 'r.id', 'd.run_id')
    .innerJoin('users as p', 'p.id', 'd.recipient_id')
    .innerJoin('users as o', 'o.id', 's.owner_id')
    .where('d.id', '=', deliveryId)
    .where('s.deleted_at', 'is', null)
    .where('r.status', '=', 'succeeded')
    .where(sql<boolean>`r.expires_at > now()`)
    .select(['d.schedule_id', 'p.id', 'p.email', 'p.role', 'r.scope', 'r.title', 'r.params', 'r.row_count', 's.timing'])
    .select([
      'r.format',
      'r.storage_path',
      'r.file_name',
      'r.file_size',
      's.owner_id',
      personName('o').as('owner_name'),
    ])
    .executeTakeFirst();
  if (!row || row.storage_path === null) return undefined;
  const { schedule_id, id, email, role, scope, title, params, row_count, timing, owner_id } = row;
  return {
    /** `scope`: the rights that it was made with. */
    ...{ schedule_id, scope, title, params, row_count, owner_id },
    recipient: { id, email, role },
    timing: ReportTiming.parse(timing),
    /** As its recipient may read it. */
    owner_name: row.owner_name ?? brand.shortName,
    file: {
      name: row.file_name ?? 'report',
      size: Number(row.file_size),
      type: reportFileTypes[row.format],
      path: row.storage_path,
    },
  };
}

/** What went wrong with one sending of a schedule: "Dana Whitfield: May not run this report". @param dueAt which one; null: nothing of a sending is meant */
export async function findScheduleProblems(em: EntityManager, scheduleId: string, dueAt: string | null) {
  const db = kysely(em);
  const schedule = await db
    .selectFrom('report_schedules as s')
    .leftJoin('custom_reports as c', 'c.id', 's.custom_report_id')
    .where('s.id', '=', scheduleId)
    .where('s.deleted_at', 'is', null)
    .select(['s.owner_id', sql<string>`coalesce(c.name, s.title)`.as('title')])
    .executeTakeFirst();
  if (!schedule) return undefined;
  const rows =
    dueAt === null
      ? []
      : await db
          .selectFrom('report_deliveries as d')
          .innerJoin('users as p', 'p.id', 'd.recipient_id')
          .where('d.schedule_id', '=', scheduleId)
          .where('d.due_at', '=', dueAt)
          .where('d.outcome', 'in', ['failed', 'refused'])
          .select([personNameOrEmail('p').as('name'), 'd.reason'])
          .orderBy('d.id')
          .execute();
  return { ...schedule, lines: rows.map(({ name, reason }) => `${name}: ${reason ?? 'It failed'}`) };
}
