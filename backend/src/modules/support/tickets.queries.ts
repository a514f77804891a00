import type { EntityManager } from '@mikro-orm/postgresql';
import {
  customerTicketView,
  hasAdminRights,
  isTicketRunning,
  openTicketStatuses,
  TicketView,
  type Actor,
  type ListTickets,
  type TicketStatus,
  runningTicketStatuses,
} from '@portal/contracts';
import { sql, type InferResult, type NotNull } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { inLiteral, kysely, personName, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { roleViews } from '../../infrastructure/database/views.js';
import { excerptOf, lastWordsOf } from './last-message.js';
import { hasOneOfTags, tagText } from './tags/ticket-tags.queries.js';
import { peopleOfTicket, ticketVisibleTo } from './people/ticket-people.queries.js';

/** What narrows a list; the dashboard counts by the same filters, so that card and list agree. */
type TicketFilters = Partial<Omit<ListTickets, 'page' | 'limit' | 'sortBy' | 'sortOrder'>>;

const columns = [
  ...viewColumns('t', TicketView, {
    requester_email: 'r.email',
    requester_name: null,
    company_id: 'r.company_id',
    company_name: 'co.name',
    assignee_name: null,
    project_name: 'p.name',
    deal_title: 'd.title',
    invoice_number: 'i.number',
    first_response: null,
    resolution: null,
    is_paused: null,
    last_words: null,
    people: null,
  }),
  ...selectColumns(['t.response_warning_at', 't.first_response_due_at', 't.first_responded_at']),
  ...selectColumns(['t.resolution_warning_at', 't.resolution_due_at', 't.deleted_at']),
] as const;

const fromTickets = (em: EntityManager) =>
  kysely(em)
    .selectFrom('tickets as t')
    .innerJoin('users as r', 'r.id', 't.requester_id')
    .where('t.kind', '=', sql.lit('support'));

/** Tickets that aren't deleted, without a permission check. */
export const liveTickets = (em: EntityManager) =>
  kysely(em).selectFrom('tickets as t').where('t.kind', '=', sql.lit('support')).where('t.deleted_at', 'is', null);

type Tickets = ReturnType<typeof fromTickets>;

/** Whether ticket `t` still wants an answer or a solution. */
export const isOpenTicket = sql<boolean>`t.status in (${sql.join(openTicketStatuses.map((status) => sql.lit(status)))})`;

/** When the promise is due that the contract's `nextPromise` names; written as in its index. */
export const nextDueAt = sql<string | null>`(case
  when t.first_responded_at is null and t.resolved_at is null then t.first_response_due_at else t.resolution_due_at end)`;

/** The next promise of an open ticket is past due; the other one can't be before it. */
export const isBreachedTicket = sql<boolean>`(${isOpenTicket} and ${nextDueAt} < now())`;

/** One of us is to act next, by a clock that runs. */
export const isDueNext = sql<boolean>`(t.status in ${inLiteral(runningTicketStatuses)} and ${nextDueAt} is not null)`;

/** It is put off now; a time that has come hides nothing, also before the sweep clears it. */
const isSnoozed = sql<boolean>`((t.snoozed_until > now()) is true)`;

function narrowed(query: Tickets, actor: Actor, filters: TicketFilters): Tickets {
  let narrow = query;
  if (filters.status) narrow = narrow.where('t.status', 'in', inLiteral(filters.status));
  if (filters.priority) narrow = narrow.where('t.priority', 'in', filters.priority);
  if (filters.category) narrow = narrow.where('t.category', 'in', filters.category);
  if (filters.assignee_id === 'unassigned') narrow = narrow.where('t.assignee_id', 'is', null);
  else if (filters.assignee_id) narrow = narrow.where('t.assignee_id', '=', filters.assignee_id);
  for (const name of ['requester_id', 'project_id', 'deal_id', 'invoice_id'] as const)
    if (filters[name]) narrow = narrow.where(`t.${name}`, '=', filters[name]);
  if (filters.company_id) narrow = narrow.where('r.company_id', '=', filters.company_id);
  if (filters.open !== undefined)
    narrow = narrow.where(filters.open ? isOpenTicket : sql<boolean>`not ${isOpenTicket}`);
  if (filters.breached !== undefined)
    narrow = narrow.where(filters.breached ? isBreachedTicket : sql<boolean>`${isBreachedTicket} is not true`);
  if (filters.due_next !== undefined)
    narrow = narrow.where(filters.due_next ? isDueNext : sql<boolean>`${isDueNext} is not true`);
  if (filters.snoozed !== undefined)
    narrow = narrow.where(filters.snoozed ? isSnoozed : sql<boolean>`not ${isSnoozed}`);
  if (filters.tag) narrow = narrow.where(hasOneOfTags(filters.tag));
  // customers know of no tags
  const searched = hasAdminRights(actor) ? [sql.ref('t.search_text'), tagText] : [sql.ref('t.search_text')];
  if (filters.search) narrow = narrow.where(containsEveryWord(searched, filters.search));
  return narrow;
}

/** The visible tickets that pass the filters, without columns: to be selected from, counted or sorted. */
export const visibleTickets = (em: EntityManager, actor: Actor, filters: TicketFilters = {}): Tickets =>
  narrowed(
    fromTickets(em)
      .where(listedRows(actor, 't', filters.deleted))
      .where(ticketVisibleTo(actor)),
    actor,
    filters,
  );

/** What the columns hold in rows of kind support. */
interface SupportColumns {
  status: TicketStatus;
  requester_id: NotNull;
  category: NotNull;
  source: NotNull;
  last_reply_at: NotNull;
  last_reply_by: NotNull;
}

const withColumns = (query: Tickets) =>
  query
    .leftJoin('companies as co', 'co.id', 'r.company_id')
    .leftJoin('users as a', 'a.id', 't.assignee_id')
    .leftJoin('projects as p', 'p.id', 't.project_id')
    .leftJoin('customer_deals as d', 'd.id', 't.deal_id')
    .leftJoin('invoices as i', 'i.id', 't.invoice_id')
    .select(columns)
    .select(personName('r').as('requester_name'))
    .select(personName('a').as('assignee_name'))
    .select([lastWordsOf.as('last_words_html'), peopleOfTicket.as('people')])
    .$narrowType<SupportColumns>();

/** One row of a list or a detail; internal columns included, so it never leaves without a view. */
export type TicketRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The same with the columns of a row. */
export const visibleTicketRows = (em: EntityManager, actor: Actor, filters: TicketFilters = {}) =>
  withColumns(visibleTickets(em, actor, filters));

/** One ticket, deleted or not, without a permission check. */
export const findTicketRow = (em: EntityManager, id: string): Promise<TicketRow | undefined> =>
  withColumns(fromTickets(em)).where('t.id', '=', id).executeTakeFirst();

/** The requesters of open tickets, the people on them, and the primary contacts of the companies. */
export async function readersOfOpenTickets(em: EntityManager): Promise<string[]> {
  const requesters = fromTickets(em).where('t.deleted_at', 'is', null).where(isOpenTicket);
  const contacts = requesters.innerJoin('users as u', 'u.company_id', 'r.company_id').select('u.id');
  const primary = contacts.where(sql<boolean>`'primary' = any(u.contact_flags)`);
  const people = requesters.innerJoin('ticket_people as p', 'p.ticket_id', 't.id').select('p.user_id as id');
  const readers = await requesters.select('r.id').union(primary).union(people).execute();
  return readers.map(({ id }) => id);
}

/** A ticket as admins and as its customers see it. */
export const {
  toAdmin: toTicketView,
  toCustomer: toCustomerTicketView,
  viewFor: ticketViewFor,
} = roleViews(TicketView, customerTicketView, (row: TicketRow) => ({
  ...row,
  first_response: {
    warning_at: row.response_warning_at,
    due_at: row.first_response_due_at,
    met_at: row.first_responded_at,
  },
  resolution: { warning_at: row.resolution_warning_at, due_at: row.resolution_due_at, met_at: row.resolved_at },
  is_paused: !isTicketRunning(row.status),
  last_words: excerptOf(row.last_words_html),
}));
