import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertFound } from '../../infrastructure/database/named-values.js';
import { anyOf, kysely } from '../../infrastructure/database/read-kit.js';
import type { Invoice } from './invoices/invoice.entity.js';

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
  const own = kysely(em).selectFrom('billing_schedules').select('deal_id').where('id', '=', anyOf(entryIds));
  const deals = kysely(em)
    .selectFrom('customer_deals')
    .select('id')
    .where('id', 'in', own.$castTo<{ deal_id: string }>());
  await deals.orderBy('id').forKeyShare().execute();
}

/** Schedule entries with their customer and company. */
const entriesWithOwner = (em: EntityManager) =>
  kysely(em)
    .selectFrom('billing_schedules as s')
    .leftJoin('customer_deals as d', 'd.id', 's.deal_id')
    .leftJoin('projects as p', 'p.id', 's.project_id')
    .where((eb) => eb.and({ 's.deleted_at': null, 'd.deleted_at': null, 'p.deleted_at': null }))
    .select((eb) => ['s.id', eb.fn.coalesce('d.customer_id', 'p.customer_id').as('customer_id')]);

/** Whose the entries are; those that are in no list are missing. */
export const ownersOfEntries = (em: EntityManager, ids: readonly string[]) =>
  entriesWithOwner(em).where('s.id', '=', anyOf(ids)).execute();

/** The entries that the lines of an invoice came of. */
export async function entriesOfLines(em: EntityManager, invoiceId: string): Promise<string[]> {
  const lines = kysely(em).selectFrom('invoice_lines').select('schedule_entry_id').where('invoice_id', '=', invoiceId);
  return (await lines.execute()).flatMap(({ schedule_entry_id: id }) => id ?? []);
}

/** The entries that a deleted draft had and that wait for an invoice again, in the order of its lines. */
export async function waitingEntriesOf(
  em: EntityManager,
  invoice: Pick<Invoice, 'id' | 'customerId'>,
): Promise<string[]> {
  const entries = await entriesWithOwner(em)
    .innerJoin('invoice_lines as l', 'l.schedule_entry_id', 's.id')
    .where('s.status', '=', sql.lit('approved'))
    .where('l.invoice_id', '=', invoice.id)
    .where((eb) => eb(eb.fn.coalesce('d.customer_id', 'p.customer_id'), '=', invoice.customerId))
    .orderBy('l.position')
    .execute();
  return entries.map(({ id }) => id);
}
