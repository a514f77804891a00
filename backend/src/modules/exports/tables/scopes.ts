import { sql, type Expression, type RawBuilder } from 'kysely';
import { visibleInvoices, visiblePayments, visibleEntries } from '../../billing/index.js';
import { visibleAttachmentRows, visibleCommentRows } from '../../comments/index.js';
import { visibleConsultations } from '../../consultations/index.js';
import { visibleDocuments } from '../../deal-documents/index.js';
import { visibleDeals } from '../../deals/index.js';
import { visibleMilestones } from '../../milestones/index.js';
import { visibleProjects } from '../../projects/index.js';
import { visibleTickets } from '../../support/index.js';
import { visibleTasks } from '../../tasks/index.js';
import type { CompanyScope, ExportedTable, PersonScope } from './exported-table.js';

type Ids = RawBuilder<string>;

const idsIn = (query: Expression<unknown>): Ids => sql<string>`${query}`;

/**
 * Whether a file hangs at a comment that is for our own team. @param as the name of the row of `comment_attachments`
 */
export const isInternalFile = (as: string): RawBuilder<boolean> =>
  sql`exists (select from task_comments as c where c.id = ${sql.ref(`${as}.comment_id`)} and c.visibility = 'internal')`;

/** Ids of the records in a table that are a customer's of the company. */
const ofCustomers = (table: string, scope: CompanyScope): Ids =>
  sql`(select id from ${sql.table(table)} where deleted_at is null and customer_id in ${ofCompany.people(scope)})`;

/** Ids of a company's records, as admins list them; in `in`. */
export const ofCompany = {
  people: ({ id }: CompanyScope): Ids => sql`(select id from users where company_id = ${id})`,
  projects: (scope: CompanyScope): Ids => ofCustomers('projects', scope),
  tickets: (scope: CompanyScope): Ids => sql`(
    select id from tickets where deleted_at is null and kind = 'support' and requester_id in ${ofCompany.people(scope)}
    union all
    select id from tickets where deleted_at is null and kind = 'task' and project_id in ${ofCompany.projects(scope)})`,
  comments: (scope: CompanyScope): Ids =>
    sql`(select id from task_comments where deleted_at is null
      and (task_id in ${ofCompany.tickets(scope)} or consultation_id in ${ofCompany.consultations(scope)}))`,
  /** Files of comments, and of projects themselves. */
  attachments: (scope: CompanyScope): Ids =>
    sql`(select id from comment_attachments where deleted_at is null and (comment_id in ${ofCompany.comments(scope)}
      or comment_id is null and project_id in ${ofCompany.projects(scope)}))`,
  consultations: (scope: CompanyScope): Ids => ofCustomers('consultation_requests', scope),
  deals: (scope: CompanyScope): Ids => ofCustomers('customer_deals', scope),
  invoices: (scope: CompanyScope): Ids => ofCustomers('invoices', scope),
  payments: (scope: CompanyScope): Ids => ofCustomers('deal_payments', scope),
  /** Not those with an unproven sender, unless one of us made them a message of a ticket. */
  mails: (scope: CompanyScope): Ids => sql`(
    select id from inbound_mails where deleted_at is null and (is_proven or comment_id is not null)
      and (user_id in ${ofCompany.people(scope)} or ticket_id in ${ofCompany.tickets(scope)}
        or consultation_id in ${ofCompany.consultations(scope)}))`,
};

/** Ids of a person's own records, of those that the lists show to that person. */
export const ofPerson = {
  projects: ({ em, reader, id }: PersonScope): Ids =>
    idsIn(visibleProjects(em, reader).where('p.customer_id', '=', id).select('p.id')),
  milestones: (scope: PersonScope): Ids =>
    idsIn(
      visibleMilestones(scope.em, scope.reader)
        .where(sql<boolean>`m.project_id in ${ofPerson.projects(scope)}`)
        .select('m.id'),
    ),
  /** Of the own projects, and those that the person made or has. */
  tasks: (scope: PersonScope): Ids =>
    idsIn(
      visibleTasks(scope.em, scope.reader)
        .where(
          sql<boolean>`(t.project_id in ${ofPerson.projects(scope)} or t.created_by = ${scope.id} or t.assignee_id = ${scope.id})`,
        )
        .select('t.id'),
    ),
  tickets: ({ em, reader, id }: PersonScope): Ids =>
    idsIn(visibleTickets(em, reader).where('t.requester_id', '=', id).select('t.id')),
  /** What the person wrote, and what we wrote in the own projects, tickets and requests; no words of other customers. */
  comments: (scope: PersonScope): Ids =>
    idsIn(
      visibleCommentRows(scope.em, scope.reader)
        .where(
          sql<boolean>`(c.author_id = ${scope.id} or a.role = 'admin' and (
            t.requester_id = ${scope.id} or r.customer_id = ${scope.id} or t.project_id in ${ofPerson.projects(scope)}))`,
        )
        .clearSelect()
        .select('c.id'),
    ),
  /** Files of those comments; of projects themselves what the person added, and what we added to the own ones. */
  attachments: (scope: PersonScope): Ids =>
    idsIn(
      visibleAttachmentRows(scope.em, scope.reader)
        .where(
          sql<boolean>`(f.comment_id in ${ofPerson.comments(scope)} or f.comment_id is null and (f.uploaded_by = ${scope.id}
            or u.role = 'admin' and f.project_id in ${ofPerson.projects(scope)}))`,
        )
        .clearSelect()
        .select('f.id'),
    ),
  consultations: ({ em, reader, id }: PersonScope): Ids =>
    idsIn(visibleConsultations(em, reader).where('r.customer_id', '=', id).select('r.id')),
  deals: ({ em, reader, id }: PersonScope): Ids =>
    idsIn(visibleDeals(em, reader).where('d.customer_id', '=', id).select('d.id')),
  documents: ({ em, reader, id }: PersonScope): Ids =>
    idsIn(visibleDocuments(em, reader).where('d.customer_id', '=', id).select('f.id')),
  entries: ({ em, reader }: PersonScope): Ids => idsIn(visibleEntries(em, reader).select('s.id')),
  invoices: ({ em, reader, id }: PersonScope): Ids =>
    idsIn(visibleInvoices(em, reader).where('i.customer_id', '=', id).select('i.id')),
  payments: ({ em, reader, id }: PersonScope): Ids =>
    idsIn(visiblePayments(em, reader).where('y.customer_id', '=', id).select('y.id')),
  /** From the person for sure: the sender is proven, or one of us made it a message of the person. */
  mails: ({ id }: PersonScope): Ids => sql`(
    select m.id from inbound_mails as m where m.deleted_at is null and m.user_id = ${id}
      and (m.is_proven or m.comment_id in (select c.id from task_comments as c where c.author_id = ${id})))`,
};

type Sections = Required<Pick<ExportedTable, 'company' | 'person'>>;
/** What a section has beside its rows; only columns as their names. */
type Own<Kind extends keyof Sections> = string | Omit<Sections[Kind], 'rows'>;

const contentOf = <Content extends object>(own: string | Content) => (typeof own === 'string' ? { columns: own } : own);

/**
 * The sections of a table with rows that belong to the scope's records of a kind, the same in both kinds of export.
 * @param column names the record that a row belongs to
 * @param own what each has, or the columns of both; `isListed` leaves out rows that are deleted before their record
 */
export function inBoth(
  column: string,
  of: keyof typeof ofCompany & keyof typeof ofPerson,
  own: string | { company: Own<'company'>; person: Own<'person'>; isListed?: true },
): Sections {
  const { company, person, isListed = false } = typeof own === 'string' ? { company: own, person: own } : own;
  const isIn = (ids: Ids) =>
    sql<boolean>`${sql.ref(`x.${column}`)} in ${ids} ${isListed ? sql`and x.deleted_at is null` : sql``}`;
  return {
    company: { ...contentOf(company), rows: (scope) => isIn(ofCompany[of](scope)) },
    person: { ...contentOf(person), rows: (scope) => isIn(ofPerson[of](scope)) },
  };
}
