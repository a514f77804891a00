import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { importedInvoice, OLD_NUMBER_PREFIX, type ImportedInvoice, type UserActor } from '@portal/contracts';
import { ImportedInvoicesService, Invoice } from '../../billing/index.js';
import { existingOf } from './existing-of.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { nameKey } from './name-key.js';
import { peopleWith } from './references.js';
import { resolving } from './resolving.js';

/** Invoices that were issued and paid in another system, each with its payment. */
@Injectable()
export class InvoicesImporter implements Importer<ImportedInvoice> {
  readonly kind = 'invoices';
  readonly schema = importedInvoice;
  readonly fieldOf = { customer_id: 'customer' };
  readonly entity = Invoice;
  readonly table = 'invoices';
  /** The import is undone only while the payment is unchanged and nothing was refunded or moved. */
  readonly derived = [
    { table: 'invoice_lines', column: 'invoice_id', condition: 'true' },
    { table: 'ledger_entries', column: 'invoice_id', condition: `kind = 'allocation'` },
    { table: 'deal_payments', column: 'invoice_id', condition: 'version = 1' },
  ];

  constructor(private readonly invoices: ImportedInvoicesService) {}

  async resolve(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
    const person = await peopleWith(
      em,
      lines.map((line) => line['customer'] as string | undefined),
    );
    return lines.map((line) => resolving(line, { customer: ['customer_id', person.customer] }));
  }

  keyOf({ customer_id: customer, number }: ImportedInvoice): string {
    return `${customer} ${nameKey(OLD_NUMBER_PREFIX + number)}`;
  }

  /** Invoice numbers are unique across customers. */
  uniqueOf({ number }: ImportedInvoice): string {
    return nameKey(OLD_NUMBER_PREFIX + number);
  }

  findExisting(em: EntityManager, inputs: readonly ImportedInvoice[]): Promise<ReadonlySet<string>> {
    const keys = inputs.map((input) => this.keyOf(input));
    return existingOf(em, { from: 'invoices', owner: 'customer_id', name: 'number' }, keys);
  }

  assertAccepted(em: EntityManager, actor: UserActor, input: ImportedInvoice): Promise<void> {
    return this.invoices.assertAccepted(em, actor, input);
  }

  create(em: EntityManager, actor: UserActor, input: ImportedInvoice): Promise<string> {
    return this.invoices.create(em, actor, input);
  }

  takeBack(invoice: Invoice): void {
    invoice.takeBack();
  }

  removeParts(em: EntityManager, ids: readonly string[]): Promise<void> {
    return this.invoices.removeParts(em, ids);
  }
}
