import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  invoiceStatuses,
  type Actor,
  type invoiceGroupFields,
  type InvoiceSummary,
  type InvoiceTotals,
  type InvoiceView,
  type ListInvoices,
  type PageWithTotals,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { paginate, sorted } from '../../../infrastructure/database/paginate.js';
import { enumOrder, groupOf, inGroups, personName } from '../../../infrastructure/database/read-kit.js';
import { invoiceSummaries, invoiceViewFor, issuedPaymentOf } from './invoice.view.js';
import { listTotals, visibleInvoiceDetail, visibleInvoiceRows, type InvoiceDetailRow } from './invoices.queries.js';

/** States sort by their order in the contract, numbers by year and count, sums by their cents; else by the column itself. */
const order = {
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
  async list(actor: Actor, query: ListInvoices): Promise<PageWithTotals<InvoiceSummary, InvoiceTotals>> {
    authorizeRole(actor, 'invoice.list');
    const grouped = inGroups(visibleInvoiceRows(this.em, actor, query), query.groupBy && groups[query.groupBy]);
    const rows = sorted(grouped, 'i', query, { order, nullable: ['number', 'issue_date', 'due_date'] });
    const page = await paginate(rows, query, invoiceSummaries.viewFor(actor));
    return { ...page, totals: await listTotals(this.em, actor, query) };
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

  private async row(actor: Actor, id: string): Promise<InvoiceDetailRow> {
    return orNotFound(await visibleInvoiceDetail(this.em, actor, id));
  }
}
