import type { EntityManager } from '@mikro-orm/postgresql';
import { billedInvoiceStatuses, type Actor, type InvoiceTotals } from '@portal/contracts';
import { sql } from 'kysely';
import { inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { visibleInvoices, type InvoiceFilters } from './invoices.queries.js';

/** The sums over the invoices that the list would show with these filters; US dollars. */
export async function invoiceTotals(em: EntityManager, actor: Actor, filters: InvoiceFilters): Promise<InvoiceTotals> {
  const sums = await visibleInvoices(em, actor, filters)
    .select([
      sumOf('i.total_cents').as('total'),
      sumOf('i.credited_cents').as('credited'),
      sumOf('i.paid_cents').as('paid'),
      sql<string>`coalesce(sum(i.total_cents - i.credited_cents)
        filter (where i.status in (${sql.join(billedInvoiceStatuses.map((status) => sql.lit(status)))})), 0)`.as(
        'billed',
      ),
      sql<string>`coalesce(sum(i.balance_cents) filter (where i.status = 'open'), 0)`.as('balance'),
    ])
    .executeTakeFirstOrThrow();
  return inDollars(sums);
}
