import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ConsultationView,
  customerConsultationView,
  openConsultationStatuses,
  type Actor,
  type ListConsultations,
  agreedMeetingStatuses,
  openMeetingStatuses,
} from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { listedRows, type FiltersOf } from '../../infrastructure/database/listed-rows.js';
import { inLiteral, kysely, personName, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { roleViews } from '../../infrastructure/database/views.js';
import { seesRowOf } from '../users/index.js';

/** Whether the actor sees the request `r`. Queries of records that belong to a request use it. */
export const seesRequest = (actor: Actor): RawBuilder<boolean> => seesRowOf(actor, 'r.customer_id');

/** What narrows a list; the dashboard counts by the same filters, so that card and list agree. */
export type ConsultationFilters = FiltersOf<ListConsultations>;

const columns = [
  ...viewColumns('r', ConsultationView, {
    company_id: null,
    first_responded_at: null,
    project_id: null,
    next_meeting_at: null,
    next_meeting_status: null,
    assigned_name: null,
    deal_id: null,
    same_address: null,
  }),
  ...selectColumns(['r.deleted_at']),
] as const;

const fromRequests = (em: EntityManager) =>
  kysely(em)
    .selectFrom('consultation_requests as r')
    .innerJoin('users as c', 'c.id', 'r.customer_id')
    .leftJoin('users as a', 'a.id', 'r.assigned_to');

type Requests = ReturnType<typeof fromRequests>;

/** Since when a meeting counts as contact: one that is agreed, was held, or was proposed by an admin and stands. */
const answeredByMeeting = sql<string | null>`(
  select min(m.answers_since) from consultation_meetings as m
  where m.consultation_id = r.id and m.deleted_at is null
    and (m.status in ${inLiteral(agreedMeetingStatuses)} or (m.status = 'proposed' and m.proposed_by = 'admin'))
)`;

/** The first contact: a recorded message or call, or a meeting while it stands. */
export const firstRespondedAt = sql<string | null>`least(r.first_responded_at, ${answeredByMeeting})`;

/** Open and without an answer: the clock of the promise runs. */
const unanswered = sql<boolean>`(r.status in ${inLiteral(openConsultationStatuses)}
  and r.first_responded_at is null and ${answeredByMeeting} is null)`;

/** The same, and past its promise: what turns the dashboard's card red. */
const late = sql<boolean>`(r.promised_by < now() and ${unanswered})`;

function filtered(query: Requests, filters: ConsultationFilters): Requests {
  const customer = [filters.customer_id, filters.customerId].filter((id) => id !== undefined);
  let narrow = query;
  for (const id of customer) narrow = narrow.where('r.customer_id', '=', id);
  if (filters.company_id) narrow = narrow.where('c.company_id', '=', filters.company_id);
  if (filters.status) narrow = narrow.where('r.status', 'in', inLiteral(filters.status));
  if (filters.consultation_type) narrow = narrow.where('r.consultation_type', 'in', filters.consultation_type);
  if (filters.urgency) narrow = narrow.where('r.urgency', 'in', filters.urgency);
  if (filters.assigned_to) narrow = narrow.where('r.assigned_to', '=', filters.assigned_to);
  if (filters.email) narrow = narrow.where('r.email', '=', filters.email);
  if (filters.late !== undefined) narrow = narrow.where(filters.late ? late : sql<boolean>`not ${late}`);
  if (filters.unanswered !== undefined)
    narrow = narrow.where(filters.unanswered ? unanswered : sql<boolean>`not ${unanswered}`);
  if (filters.search) narrow = narrow.where(containsEveryWord(sql.ref('r.search_text'), filters.search));
  return narrow;
}

/** The visible requests that pass the filters, without columns: to be selected from, counted or sorted. */
export const visibleConsultations = (em: EntityManager, actor: Actor, filters: ConsultationFilters = {}): Requests =>
  filtered(
    fromRequests(em)
      .where(listedRows(actor, 'r', filters.deleted))
      .where(seesRequest(actor)),
    filters,
  );

/** The project made from the request, by the project's `consultation_id`. */
const projectOf = sql<string | null>`(
  select id from projects where consultation_id = r.id and deleted_at is null order by id limit 1
)`;

/** The same of the deal. */
const dealOf = sql<string | null>`(
  select id from customer_deals where consultation_id = r.id and deleted_at is null order by id limit 1
)`;

/** A column of the request's open meeting; of the first one where there are several. */
const nextMeeting = <Value>(column: 'starts_at' | 'status') => sql<Value | null>`(
  select ${sql.ref(column)} from consultation_meetings
  where consultation_id = r.id and deleted_at is null and status in ${inLiteral(openMeetingStatuses)}
  order by starts_at limit 1
)`;

const otherRequestsOfAddress = sql<number>`(
  select count(*)::int from consultation_requests o where o.email = r.email and o.deleted_at is null and o.id <> r.id
)`;

const withColumns = (query: Requests) =>
  query
    .select(columns)
    .select('c.company_id')
    .select(personName('a').as('assigned_name'))
    .select([
      firstRespondedAt.as('first_responded_at'),
      projectOf.as('project_id'),
      dealOf.as('deal_id'),
      nextMeeting<string>('starts_at').as('next_meeting_at'),
      nextMeeting<NonNullable<ConsultationView['next_meeting_status']>>('status').as('next_meeting_status'),
      otherRequestsOfAddress.as('same_address'),
    ]);

/** One row of a list or a detail; internal columns included, so it never leaves without a view. */
export type ConsultationRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The same with the columns of a row. */
export const visibleConsultationRows = (em: EntityManager, actor: Actor, filters: ConsultationFilters = {}) =>
  withColumns(visibleConsultations(em, actor, filters));

/** One request, deleted or not, without a permission check. */
export const findConsultationRow = (em: EntityManager, id: string): Promise<ConsultationRow | undefined> =>
  withColumns(fromRequests(em)).where('r.id', '=', id).executeTakeFirst();

/** A request as admins see it, as its customer does, and as a reader does. */
export const {
  toAdmin: toConsultationView,
  toCustomer: toCustomerConsultationView,
  viewFor: consultationViewFor,
} = roleViews(ConsultationView, customerConsultationView, (row: ConsultationRow) => row);
