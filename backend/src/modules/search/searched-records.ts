import type { EntityManager } from '@mikro-orm/postgresql';
import { mayByRole, policies, type Actor, type Permission, type SearchType } from '@portal/contracts';
import { sql, type Expression } from 'kysely';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { isOverdue, visibleInvoices } from '../billing/index.js';
import { visibleAttachmentRows, visibleCommentRows } from '../comments/index.js';
import { visibleConsultations } from '../consultations/index.js';
import { visibleDocuments } from '../deal-documents/index.js';
import { visibleDeals } from '../deals/index.js';
import { visibleMeetingRows } from '../meetings/index.js';
import { visibleProjects } from '../projects/index.js';
import { visibleTickets } from '../support/index.js';
import { visibleTasks } from '../tasks/index.js';

/** What a hit says of its record as it is now; of the document comes only the text. */
export interface FoundRecord {
  id: string;
  status: string;
  project_id: string | null;
  parent_id: string | null;
  /** Number and title of a comment's task, ticket or request. */
  parent_number: string | null;
  parent_title: string | null;
  starts_at: string | null;
}

interface Searched {
  /** Who has a list of these records at all. */
  permission: Permission;
  /** The records that the actor sees, by the conditions of their own lists. */
  visible: (em: EntityManager, actor: Actor) => Expression<FoundRecord>;
}

const none = {
  project: sql<string | null>`null::uuid`.as('project_id'),
  parent: sql<string | null>`null::uuid`.as('parent_id'),
  number: sql<string | null>`null::text`.as('parent_number'),
  title: sql<string | null>`null::text`.as('parent_title'),
  start: sql<string | null>`null::timestamptz`.as('starts_at'),
};
/** What a comment says of its task, ticket or request. */
const ofThread = [
  sql<string | null>`coalesce(c.task_id, c.consultation_id)`.as('parent_id'),
  sql<string | null>`coalesce(t.number, r.reference)`.as('parent_number'),
  sql<string | null>`coalesce(t.title, r.title)`.as('parent_title'),
] as const;
/** The same of a file in a comment; one of a project itself has the project's number. */
const ofFile = [
  ofThread[0],
  sql<
    string | null
  >`coalesce(t.number, r.reference, (select p.number from projects as p where p.id = f.project_id))`.as(
    'parent_number',
  ),
  ofThread[2],
] as const;
const ofNothing = [none.project, none.parent, none.number, none.title, none.start] as const;

/** The states that lists say and the column doesn't: an open invoice is overdue, a completed request was converted. */
const invoiceState = sql<string>`case when ${isOverdue} then 'overdue' else i.status end`;
const requestState = sql<string>`case when r.status = 'completed' and r.outcome = 'converted' then 'converted' else r.status end`;

/**
 * Where each kind of hit comes from. The rights are those of the records' own lists, asked of the records as they are
 * now: nothing about rights is copied into what is searched.
 */
export const searchedRecords: Readonly<Record<SearchType, Searched>> = {
  project: {
    permission: 'project.list',
    visible: (em, actor) => visibleProjects(em, actor).select(['p.id', 'p.status', ...ofNothing]),
  },
  task: {
    permission: 'task.list',
    visible: (em, actor) =>
      visibleTasks(em, actor)
        .select(['t.id', 't.status', 't.project_id'])
        .select([none.parent, none.number, none.title, none.start]),
  },
  ticket: {
    permission: 'ticket.list',
    visible: (em, actor) => visibleTickets(em, actor).select(['t.id', 't.status', ...ofNothing]),
  },
  consultation: {
    permission: 'consultation.list',
    visible: (em, actor) => visibleConsultations(em, actor).select(['r.id', requestState.as('status'), ...ofNothing]),
  },
  meeting: {
    permission: 'meeting.list',
    visible: (em, actor) =>
      visibleMeetingRows(em, actor)
        .clearSelect()
        .select(['m.id', 'm.status', none.project, 'm.consultation_id as parent_id', none.number, none.title])
        .select('m.starts_at'),
  },
  deal: {
    permission: 'deal.list',
    visible: (em, actor) => visibleDeals(em, actor).select(['d.id', 'd.current_status as status', ...ofNothing]),
  },
  invoice: {
    permission: 'invoice.list',
    visible: (em, actor) => visibleInvoices(em, actor).select(['i.id', invoiceState.as('status'), ...ofNothing]),
  },
  customer: {
    permission: 'user.list',
    visible: (em) =>
      kysely(em)
        .selectFrom('users as u')
        .where('u.deleted_at', 'is', null)
        .where('u.role', '=', 'customer')
        .select(['u.id', 'u.status', ...ofNothing]),
  },
  company: {
    permission: 'company.list',
    visible: (em) =>
      kysely(em)
        .selectFrom('companies as c')
        .where('c.deleted_at', 'is', null)
        .select(['c.id', sql<string>`''`.as('status'), ...ofNothing]),
  },
  comment: {
    permission: 'comment.list',
    visible: (em, actor) =>
      visibleCommentRows(em, actor)
        .clearSelect()
        .select(['c.id', 'c.visibility as status', 'c.project_id', ...ofThread, none.start]),
  },
  file: {
    permission: 'comment.list',
    visible: (em, actor) =>
      visibleAttachmentRows(em, actor)
        .clearSelect()
        .select(['f.id', sql<string>`coalesce(c.visibility, 'public')`.as('status'), 'f.project_id', ...ofFile])
        .select(none.start)
        .unionAll(
          visibleDocuments(em, actor)
            .select(['f.id', sql<string>`f.status`.as('status'), none.project, 'f.deal_id as parent_id'])
            .select(['d.number as parent_number', 'd.title as parent_title', none.start]),
        ),
  },
};

/** Whether the actor's role has such records; a kind that isn't the actor's is searched like one that has no records. */
export const isSearchedBy = (actor: Actor, type: SearchType): boolean =>
  mayByRole(policies[searchedRecords[type].permission], actor);
