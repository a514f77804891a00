import type { EntityManager } from '@mikro-orm/postgresql';
import { brand, type NotificationCategory } from '@portal/contracts';
import type { MailText } from '../../../../infrastructure/mail/index.js';
import { commentInMail } from '../../../../infrastructure/wording/comment-body.js';
import { withoutUndoneSteps, type Step } from '../undone-steps.js';

/** One line of a mail. */
export interface MailLine {
  title: string;
  /** The record it belongs to, for example a project's name. */
  heading: string;
  /** What was written: a comment, or a text without formats. */
  quote: MailText | null;
}

export const LONGEST_QUOTE = 600;

/** A line of a mail to be sent, with its link. */
export type QueuedLine = MailLine & { category: NotificationCategory; link: string; project_id: string | null };

interface LineRow extends Omit<QueuedLine, 'quote'>, Step {
  /** The text of a comment, in Markdown. */
  comment: string | null;
  /** Another text, without formats. */
  quote: string | null;
}

/** What a workflow sends about a record that isn't read here. */
const IS_ALONE = `n.data ->> 'alone' = 'true'`;

/** Whether reader `u` sees a row of money: an admin, its customer, or a money contact of the same company. */
const isMoneyVisible = (row: string): string =>
  `(u.role = 'admin' or ${row}.customer_id = u.id or u.contact_flags && array['primary', 'billing'] and exists (
     select 1 from users as payer where payer.id = ${row}.customer_id and payer.company_id = u.company_id))`;

/**
 * Whether reader `u` sees a request or ticket of this person: an admin, the person, or the company's primary contact.
 */
const isPersonVisible = (owner: string): string =>
  `(u.role = 'admin' or ${owner} = u.id or 'primary' = any(u.contact_flags) and exists (
     select 1 from users as o where o.id = ${owner} and o.company_id = u.company_id))`;

/** Whether its reader still sees what a message of a workflow is about. */
export const isStillSeen = async (em: EntityManager, id: string): Promise<boolean> => (await rowsOf(em, id)).length > 0;

/**
 * The lines of a mail and of those merged into it, in the order of their events, from the current rows: without records
 * that are gone or that the reader no longer sees, internal comments the reader may not see, approvals that were given
 * meanwhile, and steps that were undone.
 * @param origin what a link to a page of the product begins with
 */
export async function linesOf(em: EntityManager, mailId: string, origin: string): Promise<QueuedLine[]> {
  const lines = await rowsOf(em, mailId);
  return lines.map(({ comment, ...line }) => ({
    ...line,
    quote: comment === null ? line.quote : commentInMail(comment, { origin, longest: LONGEST_QUOTE }),
  }));
}

async function rowsOf(em: EntityManager, mailId: string): Promise<LineRow[]> {
  const lines = await em.execute<LineRow[]>(
    `select n.category, n.title, n.link, p.id as project_id, coalesce(p.name, r.reference, v.number || ' ' || v.title, i.number, d.number || ' ' || d.title, y.external_ref, case when w.id is not null then 'Mails for support' when n.template = 'message' then 'Messages' when ${IS_ALONE} then '${brand.shortName}' end) as heading,
       c.body as comment, coalesce(n.data ->> 'quote', case when n.template <> 'message' then n.data ->> 'text' end) as quote,
       coalesce(t.id, r.id) as record_id, n.data ->> 'from' as from_state, n.data ->> 'to' as to_state
     from notifications as n
     join users as u on u.id = n.recipient_id
     left join consultation_requests as r on r.id = (n.data ->> 'consultation_id')::uuid and r.deleted_at is null
       and ${isPersonVisible('r.customer_id')}
     left join projects as p on p.id = (n.data ->> 'project_id')::uuid and p.deleted_at is null
       and (u.role = 'admin' or p.customer_id = u.id or exists (
         select 1 from project_members as m where m.project_id = p.id and m.user_id = u.id and m.deleted_at is null))
     left join tickets as t on t.id = (n.data ->> 'task_id')::uuid and t.deleted_at is null
     left join tickets as v on v.id = (n.data ->> 'ticket_id')::uuid and v.deleted_at is null
       and (${isPersonVisible('v.requester_id')}
         or exists (select 1 from ticket_people as o where o.ticket_id = v.id and o.user_id = u.id))
     left join milestones as s on s.id = (n.data ->> 'milestone_id')::uuid and s.deleted_at is null
     left join task_comments as c on c.id = coalesce(n.data ->> 'comment_id', n.data ->> 'contact_id')::uuid and c.deleted_at is null
       and (c.visibility = 'public' or u.role = 'admin')
     left join deal_documents as f on f.id = (n.data ->> 'document_id')::uuid and f.deleted_at is null
     left join customer_deals as d on d.id = (n.data ->> 'deal_id')::uuid and d.deleted_at is null
       and (u.role = 'admin' or d.offered_at is not null and ${isMoneyVisible('d')})
     left join invoices as i on i.id = (n.data ->> 'invoice_id')::uuid and i.deleted_at is null and ${isMoneyVisible('i')}
     left join deal_payments as y on y.id = (n.data ->> 'payment_id')::uuid and ${isMoneyVisible('y')}
     left join inbound_mails as w on w.id = (n.data ->> 'mail_id')::uuid and w.status = 'waiting' and u.role = 'admin'
     left join broadcasts as b on b.id = n.broadcast_id
     where (n.id = ? or n.carried_by = ?) and n.status = 'queued'
       and (n.template = 'message' or coalesce(p.id, r.id, v.id, d.id, i.id, y.id, w.id) is not null or ${IS_ALONE})
       and (b.id is null or b.status <> 'cancelled')
       and (n.data ->> 'task_id' is null or t.id is not null)
       and (n.data ->> 'milestone_id' is null or s.id is not null)
       and (n.data ->> 'comment_id' is null or c.id is not null)
       and (n.template <> 'deal_sent' or d.current_status = 'sent')
       and (n.template <> 'document_sent' or f.status = 'sent' and not coalesce(f.kind = 'quote' and d.accepted_at > f.sent_at, false))
       and (n.template <> 'invoice_reminder' or i.status = 'open')
       and (n.template <> 'milestone_approval' or s.status = 'awaiting_approval')
     order by n.event_id, n.id`,
    [mailId, mailId],
  );
  return withoutUndoneSteps(lines);
}
