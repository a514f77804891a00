import { CreateInvoice, type Actor, type UpdateInvoice } from '@portal/contracts';
import { CreditNotesService } from '../../../src/modules/billing/invoices/credit-notes.service.js';
import { InvoicesReader, InvoicesService, PaymentsService } from '../../../src/modules/billing/index.js';
import { actorOf, type Cast } from '../../factories/cast.factory.js';
import type { TestContext } from '../create-test-context.js';

/** What an admin does with invoices and payments, each call with references of its own; `get` reads as anybody. */
export function billingCalls(context: Pick<TestContext, 'db'>, cast: Cast) {
  const admin = () => actorOf(cast.admin);
  const asAdmin = <Result>(work: (actor: Actor) => Promise<Result>) => context.db.as(admin(), () => work(admin()));
  const draft = (input: Partial<CreateInvoice> = {}) =>
    asAdmin((actor) =>
      context.db.service(InvoicesService).create(
        actor,
        CreateInvoice.parse({
          customer_id: cast.customer.id,
          lines: [{ description: 'Cabinet', quantity: 2, unit_price: 50, discount: 10 }],
          ...input,
        }),
      ),
    );
  const change = (id: string, input: UpdateInvoice) =>
    asAdmin((actor) => context.db.service(InvoicesService).update(actor, id, input));
  const opened = async (input: Partial<CreateInvoice> = {}) => change((await draft(input)).id, { status: 'open' });
  let reference = 0;
  const pay = (amount: number, more: object = {}) =>
    asAdmin((actor) =>
      context.db.service(PaymentsService).create(actor, {
        method: 'check',
        external_ref: `Check ${++reference}`,
        status: 'succeeded',
        amount,
        ...more,
      }),
    );
  const refund = (id: string, amount: number) =>
    asAdmin((actor) => context.db.service(PaymentsService).refund(actor, id, { amount, reason: 'Paid twice' }));
  const credit = (id: string, amount: number) =>
    asAdmin((actor) =>
      context.db.service(CreditNotesService).write(actor, id, { amount, reason: 'Less than planned' }),
    );
  const get = (id: string, actor: Actor = admin()) => context.db.service(InvoicesReader).get(actor, id);
  return { admin, asAdmin, draft, change, opened, pay, refund, credit, get };
}
