import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  billedInvoiceStatuses,
  DomainError,
  invoiceStatuses,
  type Actor,
  type InvoiceSummary,
  type InvoiceView,
  type InvoiceTotals,
  type ListInvoices,
  type PageWithTotals,
  type invoiceGroupFields,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import {
  isOverdue,
  visibleInvoiceDetail,
  visibleInvoiceRows,
  visibleInvoices,
  type InvoiceDetailRow,
  type InvoiceFilters,
} from './invoices.queries.js';
import { invoiceSummaryFor, invoiceViewFor, issuedPaymentOf } from './invoice.view.js';
import { enumOrder, groupOf, inGroups, personName } from '../../../infrastructure/database/read-kit.js';

/** What a draft doesn't have. */
const onlyOfIssued: readonly ListInvoices['sortBy'][] = ['number', 'issue_date', 'due_date'];

/** States sort by their order in the contract, numbers by year and count, sums by their cents; else by the column itself. */
const order: Partial<Record<ListInvoices['sortBy'], ReturnType<typeof sql>>> = {
  status: enumOrder(invoiceStatuses, 'i.status'),
  number: sql`(split_part(i.number, '-', 2) || lpad(split_part(i.number, '-', 3), 9, '0'))`,
  total: sql`i.total_cents`,
  balance: sql`i.balance_cents`,
};

/** How the groups of a list follow each other: by the workflow, or by name. */
const groups: Record<(typeof invoiceGroupFields)[number], ReturnType<typeof sql>> = {
  status: enumOrder(invoiceStatuses, 'i.status'),
  customer_name: groupOf('c', personName('c')),
  company_name: groupOf('k', sql.ref('k.name')),
};

/** Reads invoices straight to their views. */
@Injectable()
export class InvoicesReader {
  constructor(private readonly em: EntityManager) {}

  /** The invoices the actor may see, filtered, sorted and paged, with the sums of all pages; customers see no drafts. */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, groupBy, ...filters }: ListInvoices,
  ): Promise<PageWithTotals<InvoiceSummary, InvoiceTotals>> {
    authorizeRole(actor, 'invoice.list');
    const rows = inGroups(visibleInvoiceRows(this.em, actor, filters), groupBy && groups[groupBy])
      .orderBy(order[sortBy] ?? sql.ref(`i.${sortBy}`), (direction) =>
        onlyOfIssued.includes(sortBy) ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('i.id', sortOrder);
    const found = await paginate(rows, { page, limit }, invoiceSummaryFor(actor));
    return { ...found, totals: await this.totals(actor, filters) };
  }

  /** The sums over the rows that the list would show with these filters; US dollars. */
  async totals(actor: Actor, filters: InvoiceFilters): Promise<InvoiceTotals> {
    const sums = await visibleInvoices(this.em, actor, filters)
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

  /**
   * One invoice with its lines, credit notes and payments.
   * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor
   */
  async get(actor: Actor, id: string): Promise<InvoiceView> {
    return invoiceViewFor(actor)(await this.row(actor, id));
  }

  /** The same with how it was to be paid when it was issued. @throws DomainError `not_found` */
  async asIssued(actor: Actor, id: string): Promise<InvoiceView> {
    const row = await this.row(actor, id);
    return { ...invoiceViewFor(actor)(row), ...issuedPaymentOf(row) };
  }

  /** How many invoices the list would show with these filters. */
  count(actor: Actor, filters: InvoiceFilters): Promise<number> {
    return countOf(visibleInvoices(this.em, actor, filters));
  }

  /** How many of the invoices that the actor sees are open and past due. */
  countOverdue(actor: Actor): Promise<number> {
    return countOf(visibleInvoices(this.em, actor).where(isOverdue));
  }

  private async row(actor: Actor, id: string): Promise<InvoiceDetailRow> {
    const row = await visibleInvoiceDetail(this.em, actor, id);
    if (!row) throw new DomainError('not_found');
    return row;
  }
}

async function countOf(invoices: ReturnType<typeof visibleInvoices>): Promise<number> {
  const { total } = await invoices.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
