import type { EntityManager } from '@mikro-orm/postgresql';
import {
  brand,
  CustomerMeetingView,
  MeetingView,
  openMeetingStatuses,
  type Actor,
  type ListMeetings,
  type MeetingStatus,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { listedRows, type FiltersOf } from '../../infrastructure/database/listed-rows.js';
import { inLiteral, kysely, personName, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { roleViews } from '../../infrastructure/database/views.js';
import { seesRequest } from '../consultations/index.js';

/** What narrows a list. */
export type MeetingFilters = FiltersOf<ListMeetings, 'company_id'>;

const columns = [
  ...viewColumns('m', MeetingView, {
    consultation_reference: 'r.reference',
    consultation_title: 'r.title',
    customer_id: 'r.customer_id',
    company_id: 'c.company_id',
    host_name: null,
    rescheduled_to: 'n.id',
    customer_name: null,
    customer_email: 'c.email',
  }),
  ...selectColumns([
    'r.status as consultation_status',
    'c.first_name as customer_first_name',
    'c.time_zone as customer_zone',
    'h.email as host_email',
    'h.time_zone as host_zone',
    'm.deleted_at',
  ]),
] as const;

const fromMeetings = (em: EntityManager) =>
  kysely(em)
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

/** A meeting as admins see it, as its customer does, and as a reader does. */
export const meetingViews = roleViews(MeetingView, CustomerMeetingView, (row: MeetingRow) => row);
