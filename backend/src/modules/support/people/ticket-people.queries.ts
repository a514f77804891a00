import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hasAdminRights, type Actor, type TicketPerson } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { kysely, personName } from '../../../infrastructure/database/read-kit.js';
import { seesRowOf, whereSeen } from '../../users/index.js';

/** The people on ticket `t` besides its requester, in the order they came, within the statement that reads it. */
export const peopleOfTicket = sql<TicketPerson[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', ${personName('u')}) order by p.created_at, p.id)
  from ticket_people as p join users as u on u.id = p.user_id
  where p.ticket_id = t.id and u.deleted_at is null), '[]'::json)`;

/**
 * Whether the actor sees the support ticket `t`: as `seesTicket` of the policy says. The people's tickets are one value,
 * so that the indices on both columns are used together.
 */
export const ticketVisibleTo = (actor: Actor): RawBuilder<boolean> => {
  const leads = seesRowOf(actor, 't.requester_id');
  if (hasAdminRights(actor) || actor.kind !== 'user') return leads;
  return sql<boolean>`(${leads} or t.id = any(array(select ticket_id from ticket_people where user_id = ${actor.id})))`;
};

/** The same tickets for MikroORM, for locking. */
export function whereTicketSeen(actor: Actor) {
  const leads = whereSeen(actor, 'requesterId');
  if (hasAdminRights(actor) || actor.kind !== 'user') return leads;
  return {
    $or: [leads, { id: raw<string>('any (select ticket_id from ticket_people where user_id = ?)', [actor.id]) }],
  };
}

/** Customers who can sign in. */
const activeCustomers = (em: EntityManager) =>
  kysely(em)
    .selectFrom('users as u')
    .select(['u.id', 'u.company_id', personName('u').as('name')])
    .where('u.role', '=', sql.lit('customer'))
    .where('u.status', '<>', sql.lit('suspended'))
    .where('u.deleted_at', 'is', null);

/** A customer who can sign in. */
export const findActiveCustomer = (em: EntityManager, id: string) =>
  activeCustomers(em).where('u.id', '=', id).executeTakeFirst();

/** The colleagues of a ticket's requester who aren't on it, by name. */
export const colleaguesToAdd = (
  em: EntityManager,
  { id, requester_id, company_id }: { id: string; requester_id: string; company_id: string | null },
  limit: number,
): Promise<TicketPerson[]> =>
  activeCustomers(em)
    .clearSelect()
    .select(['u.id', personName('u').as('name')])
    .where('u.company_id', '=', company_id)
    .where('u.id', '<>', requester_id)
    .where(sql<boolean>`not exists (select from ticket_people as p where p.user_id = u.id and p.ticket_id = ${id})`)
    .orderBy('name')
    .orderBy('u.id')
    .limit(limit)
    .execute();
