import type { EntityManager } from '@mikro-orm/postgresql';
import {
  brand,
  openMeetingStatuses,
  customerMeetingView,
  isAdmin,
  meetingView,
  type Actor,
  type ListMeetings,
  type MeetingStatus,
  type CustomerMeetingView,
  type MeetingView,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { containsEveryWord } from '../../infrastructure/database/search.js';
import { seesRequest } from '../consultations/index.js';
import type { DB } from '../../infrastructure/database/tables.js';
import { inLiteral, personName, selectColumns, pickFields } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';

/** What narrows a list. */
export type MeetingFilters = Partial<
  Pick<
    ListMeetings,
    'consultation_id' | 'customer_id' | 'host_id' | 'status' | 'upcoming' | 'from' | 'to' | 'search' | 'deleted'
  >
> & { company_id?: string | undefined };

const columns = selectColumns([
  'm.id',
  'm.consultation_id',
  'r.reference as consultation_reference',
  'r.title as consultation_title',
  'r.status as consultation_status',
  'r.customer_id',
  'c.company_id',
  'c.email as customer_email',
  'c.first_name as customer_first_name',
  'c.time_zone as customer_zone',
  'm.status',
  'm.proposed_by',
  'm.starts_at',
  'm.ends_at',
  'm.time_zone',
  'm.mode',
  'm.location',
  'm.meeting_url',
  'm.host_id',
  'h.email as host_email',
  'h.time_zone as host_zone',
  'm.agenda',
  'm.notes',
  'm.held_until',
  'm.ics_uid',
  'm.sequence',
  'm.cancel_reason',
  'm.rescheduled_from',
  'n.id as rescheduled_to',
  'm.created_at',
  'm.updated_at',
  'm.version',
  'm.deleted_at',
]);

const fromMeetings = (em: EntityManager) =>
  em
    .getKysely<DB>()
    .selectFrom('consultation_meetings as m')
    .innerJoin('consultation_requests as r', 'r.id', 'm.consultation_id')
    .innerJoin('users as c', 'c.id', 'r.customer_id')
    .innerJoin('users as h', 'h.id', 'm.host_id')
    .leftJoin('consultation_meetings as n', 'n.rescheduled_from', 'm.id');

type Meetings = ReturnType<typeof fromMeetings>;

const open: readonly MeetingStatus[] = openMeetingStatuses;

/** Open, and not over by the database's clock. */
const upcoming = sql<boolean>`(m.status in (${sql.join(open.map((status) => sql.lit(status)))}) and m.ends_at > now())`;

function filtered(query: Meetings, filters: MeetingFilters): Meetings {
  let narrow = query;
  if (filters.consultation_id) narrow = narrow.where('m.consultation_id', '=', filters.consultation_id);
  if (filters.customer_id) narrow = narrow.where('r.customer_id', '=', filters.customer_id);
  if (filters.company_id) narrow = narrow.where('c.company_id', '=', filters.company_id);
  if (filters.host_id) narrow = narrow.where('m.host_id', '=', filters.host_id);
  if (filters.status) narrow = narrow.where('m.status', 'in', inLiteral(filters.status));
  if (filters.upcoming !== undefined)
    narrow = narrow.where(filters.upcoming ? upcoming : sql<boolean>`not ${upcoming}`);
  if (filters.from) narrow = narrow.where('m.ends_at', '>', filters.from);
  if (filters.to) narrow = narrow.where('m.starts_at', '<', filters.to);
  if (filters.search) narrow = narrow.where(containsEveryWord(sql.ref('r.search_text'), filters.search));
  return narrow;
}

const withColumns = (query: Meetings) =>
  query
    .select(columns)
    .select([
      sql<string>`coalesce(${personName('c')}, r.name)`.as('customer_name'),
      sql<string>`coalesce(${personName('h')}, ${brand.name})`.as('host_name'),
    ]);

/** One meeting with its people; internal columns included, so it never leaves without a view. */
export type MeetingRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The meetings of the requests that the actor sees, filtered. */
export const visibleMeetingRows = (em: EntityManager, actor: Actor, filters: MeetingFilters = {}) =>
  withColumns(
    filtered(
      fromMeetings(em)
        .where(listedRows(actor, 'm', filters.deleted))
        .where('r.deleted_at', 'is', null)
        .where(seesRequest(actor)),
      filters,
    ),
  );

/** One meeting, deleted or not, without a permission check. */
export const findMeetingRow = (em: EntityManager, id: string): Promise<MeetingRow | undefined> =>
  withColumns(fromMeetings(em)).where('m.id', '=', id).executeTakeFirst();

/** The meetings of a request that aren't deleted, without a permission check. */
export const meetingRowsOf = (em: EntityManager, consultationId: string): Promise<MeetingRow[]> =>
  withColumns(fromMeetings(em))
    .where('m.consultation_id', '=', consultationId)
    .where('m.deleted_at', 'is', null)
    .execute();

const adminFields = Object.keys(meetingView.shape) as (keyof MeetingView)[];
const customerFields = Object.keys(customerMeetingView.shape) as (keyof CustomerMeetingView)[];

/** A meeting as admins see it. */
export const toMeetingView = (row: MeetingRow): MeetingView => pick(row, adminFields);

/** A meeting as its customer sees it: the fields that the contract names for customers, and none else. */
export const toCustomerMeetingView = (row: MeetingRow): CustomerMeetingView => pick(row, customerFields);

/** How a meeting looks to this reader. */
export const meetingViewFor =
  (actor: Actor) =>
  (row: MeetingRow): MeetingView =>
    isAdmin(actor) || actor.kind === 'system' ? toMeetingView(row) : toCustomerMeetingView(row);

function pick<Field extends keyof MeetingView>(row: MeetingRow, fields: readonly Field[]): Pick<MeetingView, Field> {
  const view: MeetingView = {
    ...row,
    starts_at: instantOf(row.starts_at),
    ends_at: instantOf(row.ends_at),
    held_until: row.held_until && instantOf(row.held_until),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
