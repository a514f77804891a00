import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BillingAccountView, ShowBillingAccount, UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { today } from '../../../infrastructure/database/time/business-time.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { visibleInvoices, type InvoiceFilters } from '../invoices/invoices.queries.js';
import { unapplied, visiblePayments } from '../payments/payments.queries.js';
import { inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

type Account = Pick<InvoiceFilters, 'customer_id' | 'company_id'>;

/** Reads what accounts owe and have: sums over the rows that the lists of invoices and payments show. */
@Injectable()
export class BillingAccountReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * The account of the company for admins and its contacts; for other customers their own rows of it.
   * @throws DomainError `invalid` naming `customer_id` where an admin sends none, or a customer that of another user
   */
  async show(actor: UserActor, { customer_id }: ShowBillingAccount): Promise<BillingAccountView> {
    authorizeRole(actor, 'billing_account.read');
    const customerId = customer_id ?? actor.id;
    if (actor.role !== 'admin' && customerId !== actor.id) refuse('customer_id', 'Only your own account');
    const customers = kysely(this.em).selectFrom('users').select('company_id').where('role', '=', sql.lit('customer'));
    const customer = await customers.where('id', '=', customerId).where('deleted_at', 'is', null).executeTakeFirst();
    if (!customer) refuse('customer_id', customer_id ? 'There is no such customer' : 'Say whose account');
    const { company_id } = customer;
    const account = company_id === null ? { customer_id: customerId } : { company_id };
    return {
      customer_id: customerId,
      company_id,
      ...(await this.outstanding(actor, account)),
      ...(await this.paid(actor, account)),
    };
  }

  private async outstanding(actor: UserActor, account: Account) {
    const sums = await visibleInvoices(this.em, actor, { ...account, status: ['open'] })
      .select([
        sumOf('i.balance_cents').as('open_balance'),
        sql<string>`coalesce(sum(i.balance_cents) filter (where i.due_date < ${today}), 0)`.as('overdue_balance'),
      ])
      .executeTakeFirstOrThrow();
    return inDollars(sums);
  }

  private async paid(actor: UserActor, account: Account) {
    const sums = await visiblePayments(this.em, actor, account)
      .select([
        sql<string>`coalesce(sum(y.amount_cents) filter (where y.status = 'pending'), 0)`.as('pending'),
        sql<string>`coalesce(sum(${unapplied}), 0)`.as('credit'),
      ])
      .executeTakeFirstOrThrow();
    return inDollars(sums);
  }
}
