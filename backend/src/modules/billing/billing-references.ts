import type { EntityManager } from '@mikro-orm/postgresql';
import { assertFound } from '../../infrastructure/database/named-values.js';
import { idsOf } from '../../infrastructure/database/read-kit.js';

/**
 * Refuses references to missing records and to those of another customer. Customer and deal can't be deleted until the
 * transaction ends.
 * @throws DomainError `invalid` naming each field
 */
export const assertReferences = (
  em: EntityManager,
  sent: { customer_id: string; deal_id?: string | null | undefined; project_id?: string | null | undefined },
): Promise<void> =>
  assertFound(em, sent, {
    customer_id: [
      `select true from users where id = :customer_id and role = 'customer' and deleted_at is null for key share`,
      'There is no such customer',
    ],
    deal_id: [
      `select true from customer_deals where id = :deal_id and customer_id = :customer_id and deleted_at is null
       for key share`,
      'This customer has no such deal',
    ],
    project_id: [
      'select true from projects where id = :project_id and customer_id = :customer_id and deleted_at is null',
      'This customer has no such project',
    ],
  });

/**
 * Holds the deals of entries before their account is locked: who bills a deal's periods holds the deal first, too, and
 * what is written about the entries names their deals.
 */
export async function lockDealsOf(em: EntityManager, entryIds: readonly string[]): Promise<void> {
  await em.execute(
    `select 1 from customer_deals where id in (select deal_id from billing_schedules where id = any(?::uuid[]))
     order by id for key share`,
    [`{${entryIds.join(',')}}`],
  );
}

/** Whose the entries are; those that are in no list are missing. */
export const customersOfEntries = (em: EntityManager, ids: readonly string[]): Promise<string[]> =>
  idsOf(
    em,
    `select coalesce(d.customer_id, p.customer_id) as customer_id
     from billing_schedules as s
     left join customer_deals as d on d.id = s.deal_id
     left join projects as p on p.id = s.project_id
     where s.id = any(?::uuid[]) and s.deleted_at is null and d.deleted_at is null and p.deleted_at is null`,
    [`{${ids.join(',')}}`],
  );

/** The entries that the lines of an invoice came of. */
export const entriesOfLines = (em: EntityManager, invoiceId: string): Promise<string[]> =>
  idsOf(
    em,
    'select schedule_entry_id as id from invoice_lines where invoice_id = ? and schedule_entry_id is not null',
    [invoiceId],
  );

/** The entries that a deleted draft had and that wait for an invoice again, in the order of its lines. */
export const waitingEntriesOf = (
  em: EntityManager,
  { id, customerId }: { id: string; customerId: string },
): Promise<string[]> =>
  idsOf(
    em,
    `select s.id from invoice_lines as l
     join billing_schedules as s on s.id = l.schedule_entry_id
     left join customer_deals as d on d.id = s.deal_id
     left join projects as p on p.id = s.project_id
     where l.invoice_id = ? and s.status = 'approved' and s.deleted_at is null
       and d.deleted_at is null and p.deleted_at is null and coalesce(d.customer_id, p.customer_id) = ?
     order by l.position`,
    [id, customerId],
  );
