import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  invoiceStatuses,
  type Actor,
  type InvoiceSummary,
  type InvoiceView,
  type ListInvoices,
  type Page,
} from '@portal/contracts';
import { sql } from 'kysely';
import { paginate } from '../../infrastructure/database/paginate.js';
import {
  visibleInvoiceDetail,
  visibleInvoiceRows,
  visibleInvoices,
  type InvoiceDetailRow,
  type InvoiceFilters,
} from './invoice.query.js';
import { drawInvoice } from './invoice-pdf.js';
import { invoiceSummaryFor, invoiceViewFor } from './invoice.view.js';

/** What a draft doesn't have. */
const onlyOfIssued: readonly ListInvoices['sortBy'][] = ['number', 'issue_date', 'due_date'];

/** States sort by their order in the contract, numbers by year and count, sums by their cents; else by the column itself. */
const order: Partial<Record<ListInvoices['sortBy'], ReturnType<typeof sql>>> = {
  status: sql`array_position(array[${sql.join(invoiceStatuses.map((value) => sql.lit(value)))}]::text[], i.status)`,
  number: sql`(split_part(i.number, '-', 2) || lpad(split_part(i.number, '-', 3), 9, '0'))`,
  total: sql`i.total_cents`,
  balance: sql`i.balance_cents`,
};

/** Reads invoices straight to their views. */
@Injectable()
export class InvoicesReader {
  constructor(private readonly em: EntityManager) {}

  /** The invoices the actor may see, filtered, sorted and paged; customers see no drafts. */
  list(actor: Actor, { page, limit, sortBy, sortOrder, ...filters }: ListInvoices): Promise<Page<InvoiceSummary>> {
    const rows = visibleInvoiceRows(this.em, actor, filters)
      .orderBy(order[sortBy] ?? sql.ref(`i.${sortBy}`), (direction) =>
        onlyOfIssued.includes(sortBy) ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('i.id', sortOrder);
    return paginate(rows, { page, limit }, invoiceSummaryFor(actor));
  }

  /**
   * One invoice with its lines, credit notes and payments.
   * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor
   */
  async get(actor: Actor, id: string): Promise<InvoiceView> {
    return invoiceViewFor(actor)(await this.row(actor, id));
  }

  /** The same on paper: the same invoice is always the same bytes. @throws DomainError `not_found` */
  async pdf(actor: Actor, id: string): Promise<{ name: string; bytes: Buffer }> {
    const row = await this.row(actor, id);
    const bytes = await drawInvoice(invoiceViewFor(actor)(row));
    return { name: `${row.number ?? 'Invoice draft'}.pdf`, bytes };
  }

  /** How many invoices the list would show with these filters. */
  async count(actor: Actor, filters: InvoiceFilters): Promise<number> {
    const { total } = await visibleInvoices(this.em, actor, filters)
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  private async row(actor: Actor, id: string): Promise<InvoiceDetailRow> {
    const row = await visibleInvoiceDetail(this.em, actor, id);
    if (!row) throw new DomainError('not_found');
    return row;
  }
}
