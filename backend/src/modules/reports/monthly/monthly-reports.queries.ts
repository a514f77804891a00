import type { EntityManager } from '@mikro-orm/postgresql';
import { hasAdminRights, MonthlyReportView, type Actor, type ListMonthlyReports } from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { inLiteral, kysely, personNameOrEmail, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containing } from '../../../infrastructure/database/contains-text.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { firstDayOf } from './months.js';

type Recipients = MonthlyReportView['recipients'];

const columns = viewColumns('m', MonthlyReportView, { company_name: 'c.name', sent_by_name: null, recipients: null });

/** The people of company `c` who get its reports: primary contacts who can sign in. */
const recipients = sql<Recipients>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', ${personNameOrEmail('p')}, 'email', p.email)
    order by p.created_at, p.id), '[]')
  from users as p
  where p.company_id = c.id and 'primary' = any(p.contact_flags) and p.role = 'customer' and p.status <> 'suspended'
    and p.deleted_at is null)`;

/** Reports with their company and who sent them; no permission check. */
export const selectMonthlyReports = (em: EntityManager) =>
  kysely(em)
    .selectFrom('monthly_reports as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('users as s', 's.id', 'm.sent_by')
    .select(columns)
    .select([personNameOrEmail('s').as('sent_by_name'), recipients.as('recipients')]);

export type MonthlyReportRow = InferResult<ReturnType<typeof selectMonthlyReports>>[number];

/**
 * Whether an actor sees report `m`: admins all; customers those that were sent to the company whose primary contact
 * they are. The same sentence as `monthly_report.read` of the policy.
 */
export const seesMonthlyReport = (actor: Actor): RawBuilder<boolean> => {
  if (hasAdminRights(actor)) return sql<boolean>`true`;
  if (actor.kind !== 'user' || actor.companyId === null || !actor.contactFlags.includes('primary'))
    return sql<boolean>`false`;
  return sql<boolean>`(m.status = 'sent' and m.company_id = ${actor.companyId}::uuid)`;
};

/** The reports that an actor sees. */
export const visibleMonthlyReports = (em: EntityManager, actor: Actor) =>
  selectMonthlyReports(em).where(seesMonthlyReport(actor));

/** The list's filters and order; months that are the same by their company. */
export function filterMonthlyReports(
  em: EntityManager,
  actor: Actor,
  { search, status, company_id, month, sortBy, sortOrder }: ListMonthlyReports,
) {
  let narrow = visibleMonthlyReports(em, actor);
  if (search) narrow = narrow.where('c.name', 'ilike', containing(search));
  if (status) narrow = narrow.where('m.status', 'in', inLiteral(status));
  if (company_id) narrow = narrow.where('m.company_id', '=', company_id);
  if (month) narrow = narrow.where('m.month', '=', firstDayOf(month));
  return narrow
    .orderBy(`m.${sortBy}`, (order) => (sortBy === 'sent_at' ? order[sortOrder]().nullsLast() : order[sortOrder]()))
    .orderBy(sql`lower(c.name)`)
    .orderBy('m.id');
}

/** One report without a permission check. */
export const findMonthlyReport = (em: EntityManager, id: string): Promise<MonthlyReportRow | undefined> =>
  selectMonthlyReports(em).where('m.id', '=', id).executeTakeFirst();

/** The same for several. */
export const readMonthlyReports = (em: EntityManager, ids: readonly string[]): Promise<MonthlyReportRow[]> =>
  selectMonthlyReports(em).where('m.id', 'in', ids).execute();

const shown = viewOf(MonthlyReportView);

/** A row as an actor sees it: customers don't see the other recipients. */
export const toMonthlyReportView =
  (actor: Actor) =>
  ({ recipients: people, ...row }: MonthlyReportRow): MonthlyReportView =>
    shown({ ...row, month: row.month.slice(0, 7), recipients: hasAdminRights(actor) ? people : [] });
