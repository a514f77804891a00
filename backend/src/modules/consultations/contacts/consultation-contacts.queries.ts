import type { EntityManager } from '@mikro-orm/postgresql';
import { consultationContactView, isAdmin, type ConsultationContactView, type UserActor } from '@portal/contracts';
import type { InferResult } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { namesOf } from '../../users/index.js';

const selectContacts = (em: EntityManager) =>
  kysely(em)
    .selectFrom('consultation_contacts as t')
    .innerJoin('users as a', 'a.id', 't.author_id')
    .select(['t.id', 't.consultation_id', 't.way', 't.contacted_at', 't.note', 't.author_id', 't.created_at'])
    .select(['a.email', 'a.first_name', 'a.last_name', 'a.role']);

type ContactRow = InferResult<ReturnType<typeof selectContacts>>[number];

/** The entries of conversations that the actor may read: admins all, customers the replies. */
export function contactsFor(em: EntityManager, actor: UserActor) {
  const contacts = selectContacts(em);
  return isAdmin(actor) ? contacts : contacts.where('t.way', '=', 'reply');
}

const view = viewOf(consultationContactView);

/** An entry as this reader sees it: customers read no address of an admin. */
export const toContactView =
  (actor: UserActor) =>
  (row: ContactRow): ConsultationContactView => {
    const { toAdmins, toCustomers } = namesOf(row);
    return view({ ...row, author_name: isAdmin(actor) ? toAdmins : toCustomers, author_role: row.role });
  };

/** The text of a reply, and the admins who wrote in the same conversation. */
export interface ReplyWithWriters {
  note: string;
  author: string;
  staff: string[];
}

/** A reply with what its notification needs. */
export async function findReply(em: EntityManager, id: string): Promise<ReplyWithWriters | undefined> {
  const [row] = await em.execute<ReplyWithWriters[]>(
    `select t.note, coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), '') as author,
       array(select distinct w.author_id from consultation_contacts as w
             join users as u on u.id = w.author_id and u.role = 'admin'
             where w.consultation_id = t.consultation_id) as staff
     from consultation_contacts as t
     join users as a on a.id = t.author_id
     where t.id = ? and t.way = 'reply'`,
    [id],
  );
  return row;
}
