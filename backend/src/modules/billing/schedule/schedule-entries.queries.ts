import type { EntityManager } from '@mikro-orm/postgresql';
import { hasAdminRights, ScheduleEntryView, type Actor, type ListScheduleEntries } from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { listedRows } from '../../../infrastructure/database/listed-rows.js';
import { withDollars } from '../../../infrastructure/database/money.js';
import { inLiteral, kysely, personName, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../../infrastructure/database/contains-text.js';
import { roleViews } from '../../../infrastructure/database/views.js';
import { moneyIds } from '../../companies/index.js';

/** Whether an invoice or entry is of that project, or of the deal that pays for the project; answered by index. */
export const isOfProject = (alias: 'i' | 's', projectId: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${alias}.project_id`)} = ${projectId}
  or ${sql.ref(`${alias}.deal_id`)} = (select deal_id from projects where id = ${projectId}))`;

/** What narrows a list. */
export type ScheduleFilters = Partial<Omit<ListScheduleEntries, 'page' | 'limit' | 'sortBy' | 'sortOrder'>>;

const columns = [
  ...viewColumns('s', ScheduleEntryView, {
    project_name: 'p.name',
    deal_title: 'd.title',
    customer_id: 'c.id',
    company_id: 'c.company_id',
    customer_name: null,
    milestone_title: 'm.title',
    amount: 'cents',
    discount: 'cents',
    invoice_number: 'i.number',
  }),
  's.deleted_at',
] as const;

const fromEntries = (em: EntityManager) =>
  kysely(em)
    .selectFrom('billing_schedules as s')
    .leftJoin('projects as p', 'p.id', 's.project_id')
    .leftJoin('customer_deals as d', 'd.id', 's.deal_id')
    .innerJoin('users as c', (join) => join.on(sql<boolean>`c.id = coalesce(d.customer_id, p.customer_id)`))
    .leftJoin('milestones as m', 'm.id', 's.milestone_id')
    .leftJoin('invoices as i', 'i.id', 's.invoice_id');

type Entries = ReturnType<typeof fromEntries>;

const isOffered = sql<boolean>`(s.deal_id is null or d.offered_at is not null)`;

/**
 * Whether an actor sees entry `s` of customer `c`: admins all, customers their own of projects and of deals that were
 * offered to them. The same sentence as `billing_schedule.read` of the policy; a test holds the two together.
 */
function seesEntry(actor: Actor): RawBuilder<boolean> {
  if (hasAdminRights(actor)) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  return sql<boolean>`(${isOffered} and (
    s.deal_id = any(${moneyIds(actor, 'customer_deals')}) or s.project_id = any(${moneyIds(actor, 'projects')})))`;
}

/**
 * Whether entry `s` belongs to the customer; `c` gives the same result, but this uses the indexes of deals and
 * projects.
 */
const isOf = (customerId: string): RawBuilder<boolean> => sql<boolean>`(
  s.deal_id = any(array(select id from customer_deals where customer_id = ${customerId} and deleted_at is null))
  or s.project_id = any(array(select id from projects where customer_id = ${customerId} and deleted_at is null)))`;

const withColumns = (query: Entries) =>
  query.select(columns).select([personName('c').as('customer_name'), isOffered.as('is_offered')]);

/** One row of a list or a detail. */
export type ScheduleEntryRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The entries an actor may see that pass the filters; those of deleted projects and deals are in no list. */
export function visibleEntries(em: EntityManager, actor: Actor, filters: ScheduleFilters = {}): Entries {
  let query = fromEntries(em)
    .where(listedRows(actor, 's', filters.deleted))
    .where('p.deleted_at', 'is', null)
    .where('d.deleted_at', 'is', null)
    .where(seesEntry(actor));
  if (filters.project_id) query = query.where(isOfProject('s', filters.project_id));
  if (filters.deal_id) query = query.where('s.deal_id', '=', filters.deal_id);
  if (filters.customer_id) query = query.where(isOf(filters.customer_id));
  if (filters.company_id) query = query.where('c.company_id', '=', filters.company_id);
  if (filters.milestone_id) query = query.where('s.milestone_id', '=', filters.milestone_id);
  if (filters.status) query = query.where('s.status', 'in', inLiteral(filters.status));
  if (filters.type) query = query.where('s.type', 'in', filters.type);
  if (filters.search) query = query.where(containsEveryWord(sql.ref('s.search_text'), filters.search));
  return query;
}

/** The same with the columns of a row. */
export const visibleEntryRows = (em: EntityManager, actor: Actor, filters: ScheduleFilters = {}) =>
  withColumns(visibleEntries(em, actor, filters));

/** One entry, deleted or not, without a permission check. */
export const findEntryRow = (em: EntityManager, id: string): Promise<ScheduleEntryRow | undefined> =>
  withColumns(fromEntries(em)).where('s.id', '=', id).executeTakeFirst();

/** The entries on an invoice, without a permission check. */
export const entryRowsOn = (em: EntityManager, invoiceId: string): Promise<ScheduleEntryRow[]> =>
  withColumns(fromEntries(em)).where('s.invoice_id', '=', invoiceId).where('s.deleted_at', 'is', null).execute();

/** An entry as admins see it, as its customer does (without a draft invoice), and as a reader does. */
export const entryViews = roleViews(
  ScheduleEntryView,
  ScheduleEntryView.omit({ customer_name: true }),
  (row: ScheduleEntryRow, audience) => ({
    ...withDollars(row, 'amount', 'discount'),
    customer_name: row.customer_name ?? undefined,
    invoice_id: audience === 'customer' && row.invoice_number === null ? null : row.invoice_id,
  }),
);
