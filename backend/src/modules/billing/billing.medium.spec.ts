import { brand, ListDealPayments, type CreateInvoice, type InvoiceView } from '@portal/contracts';
import { ago, dayFromNow } from '@portal/testing/clock';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { billingCalls } from '../../../test/support/calls/billing-calls.js';
import { refusal } from '../../../test/support/refusal.js';
import { eventually } from '../../../test/support/jobs/eventually.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { BillingAccountReader } from './accounts/billing-account.reader.js';
import { CreditNotesService } from './invoices/credit-notes.service.js';
import { InvoicesService, PaymentsService, SchedulesService } from './index.js';

const { context, cast } = contextWithCast();
const { admin, asAdmin, draft, change, opened, pay, refund, credit, get } = billingCalls(context, cast);
const account = async () =>
  (await context.db.service(BillingAccountReader).show(admin(), { customer_id: cast.stranger.id })).credit;
const lines = (unit_price: number): CreateInvoice['lines'] => [
  { description: 'Work', quantity: 1, unit_price, discount: 0 },
];
const ofStranger = (unit_price: number) => ({ customer_id: cast.stranger.id, lines: lines(unit_price) });
const figures = ({ status, total, paid, credited, balance }: InvoiceView) => ({
  status,
  total,
  paid,
  credited,
  balance,
});

describe('an invoice (decisions, section 4)', () => {
  it('changes as a draft, which no customer sees, and gets number, day, term and addresses when it is issued', async () => {
    const made = await draft({ tax_rate: 7 });
    expect(made).toMatchObject({ status: 'draft', number: null, subtotal: 100, discount: 10, tax: 6.3, total: 96.3 });
    expect(await refusal(get(made.id, actorOf(cast.customer)))).toMatchObject({ code: 'not_found' });
    const edited = await change(made.id, { lines: lines(19.99), notes: 'Thank you', version: made.version });
    expect(edited).toMatchObject({ total: 21.39, lines: [{ description: 'Work', amount: 19.99 }] });
    expect(await refusal(change(made.id, { notes: '', version: made.version }))).toMatchObject({
      code: 'stale_version',
    });
    const [issued, seller] = [await change(made.id, { status: 'open' }), { name: brand.name, email: brand.email }];
    expect(issued).toMatchObject({ status: 'open', balance: 21.39, bill_to: { name: 'Neuse Bakery' }, seller });
    expect(issued.number).toMatch(/^INV-\d{4}-\d{4}$/);
    const days = Date.parse(issued.due_date ?? '') - Date.parse(issued.issue_date ?? '');
    expect(days / 86_400_000).toBe(15);
    expect((await get(made.id, actorOf(cast.customer))).customer_name).toBeUndefined();
  });

  it('never changes once issued, whoever tries: neither by our service nor by the database', async () => {
    const { id } = await opened();
    for (const input of [{ notes: 'Changed' }, { lines: [] }, { tax_rate: 1 }, { due_date: null }])
      expect(await refusal(change(id, input))).toMatchObject({ code: 'invoice.immutable' });
    for (const statement of [
      `update invoices set total_cents = 1 where id = ? returning 1`,
      `update invoices set notes = 'x' where id = ? returning 1`,
      `update invoice_lines set unit_price_cents = 0, amount_cents = 0, discount_cents = 0 where invoice_id = ? returning 1`,
      `delete from invoice_lines where invoice_id = ? returning 1`,
      `delete from invoices where id = ? returning 1`,
    ])
      await expect(context.db.rows(statement, [id])).rejects.toThrow();
    expect(await refusal(asAdmin((actor) => context.db.service(InvoicesService).remove(actor, id)))).toMatchObject({
      code: 'invoice.not_draft',
    });
  });

  it('of nothing is refused, of $0.00 is paid at once, and takes only steps that make sense', async () => {
    expect(await refusal(opened({ lines: [] }))).toMatchObject({ code: 'invoice.empty' });
    expect(await opened({ lines: lines(0) })).toMatchObject({ status: 'paid', balance: 0 });
    const { id } = await opened();
    expect(await refusal(change(id, { status: 'paid' }))).toMatchObject({ code: 'invoice.not_settled' });
    expect(await refusal(change(id, { status: 'draft' }))).toMatchObject({ code: 'illegal_transition' });
    expect(await refusal(change(id, { void_reason: 'No' }))).toMatchObject({ code: 'invalid' });
    expect(await change(id, { status: 'uncollectible' })).toMatchObject({ status: 'uncollectible' });
    expect(await change(id, { status: 'void', void_reason: 'Written twice' })).toMatchObject({
      status: 'void',
      void_reason: 'Written twice',
    });
    expect(await refusal(change(id, { status: 'open' }))).toMatchObject({ code: 'illegal_transition', allowed: [] });
  });

  it('refuses lines that can’t be, and what is another customer’s', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.stranger }));
    const line = { description: 'Work', quantity: 1, unit_price: 10, discount: 11 };
    expect(await refusal(draft({ lines: [line] }))).toMatchObject({ details: [{ path: 'lines.0.discount' }] });
    expect(await refusal(draft({ project_id: project.id }))).toMatchObject({ details: [{ path: 'project_id' }] });
    expect(await refusal(draft({ customer_id: cast.admin.id }))).toMatchObject({ details: [{ path: 'customer_id' }] });
  });

  it('has a number without gaps, also where fifty are issued at once and some fail', async () => {
    const drafts = await Promise.all(Array.from({ length: 50 }, (_, n) => draft(n % 10 === 0 ? { lines: [] } : {})));
    const issue = (id: string) => change(id, { status: 'open' });
    // a busy machine refuses who waits too long for a connection: they come again
    const issued = await Promise.allSettled(
      drafts.map(({ id }, n) => (n % 10 === 0 ? issue(id) : eventually(() => issue(id)))),
    );
    expect(issued.filter(({ status }) => status === 'fulfilled')).toHaveLength(45);
    const numbers = await context.db.rows<{ number: string }>('select number from invoices where number is not null');
    const given = numbers.map(({ number }) => Number(number.slice(-4))).sort((one, other) => one - other);
    expect(given).toEqual(given.map((_, index) => index + 1));
  });
});

describe('entries of the schedule (decisions, section 4)', () => {
  it('are frozen by approval, billed once, and free again when their invoice goes or is void', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.customer }));
    const schedules = context.db.service(SchedulesService);
    const entry = await asAdmin((actor) =>
      schedules.create(actor, { project_id: project.id, type: 'deposit', title: 'Deposit', amount: 400 }),
    );
    const update = (input: object) => asAdmin((actor) => schedules.update(actor, entry.id, input));
    const bill = () => draft({ lines: [], schedule_entry_ids: [entry.id] });
    expect(entry).toMatchObject({ status: 'pending', customer_id: cast.customer.id, project_name: project.name });
    expect(await refusal(bill())).toMatchObject({ code: 'schedule_entry.not_approved' });
    await update({ status: 'ready', amount: 500 });
    expect(await update({ status: 'approved' })).toMatchObject({ amount: 500 });
    expect(await refusal(update({ amount: 1 }))).toMatchObject({ code: 'schedule_entry.frozen' });
    expect(await refusal(update({ status: 'invoiced' }))).toMatchObject({ code: 'illegal_transition' });
    expect(
      await refusal(draft({ customer_id: cast.stranger.id, lines: [], schedule_entry_ids: [entry.id] })),
    ).toMatchObject({ code: 'schedule_entry.other_customer' });
    const first = await bill();
    expect(first).toMatchObject({ total: 500, project_id: project.id, lines: [{ schedule_entry_id: entry.id }] });
    expect(await refusal(bill())).toMatchObject({ code: 'schedule_entry.not_approved' });
    expect(await refusal(update({ status: 'ready' }))).toMatchObject({ code: 'schedule_entry.invoiced' });
    await asAdmin((actor) => context.db.service(InvoicesService).remove(actor, first.id));
    const second = await change((await bill()).id, { status: 'open' });
    await change(second.id, { status: 'void' });
    expect(await update({ status: 'ready' })).toMatchObject({ status: 'ready', invoice_id: null });
    expect(await refusal(update({ status: 'invoiced' }))).toMatchObject({
      allowed: ['approved', 'pending', 'cancelled'],
    });
  });
});

describe('money (decisions, section 4)', () => {
  it('pays in parts, the rest is credit that pays the next invoice, and refunds make invoices owed again', async () => {
    const first = await opened(ofStranger(100));
    const part = await pay(40, { invoice_id: first.id });
    expect(figures(await get(first.id))).toEqual({ status: 'open', total: 100, paid: 40, credited: 0, balance: 60 });
    const rest = await pay(100, { invoice_id: first.id });
    expect(rest).toMatchObject({ unapplied: 40, customer_id: cast.stranger.id });
    expect(await get(first.id)).toMatchObject({ status: 'paid', balance: 0 });
    expect(await refusal(pay(1, { invoice_id: first.id }))).toMatchObject({ code: 'deal_payment.invoice_closed' });
    const second = await opened(ofStranger(50));
    expect(figures(second)).toEqual({ status: 'open', total: 50, paid: 40, credited: 0, balance: 10 });
    expect(await account()).toBe(0);
    expect(await refund(rest.id, 70)).toMatchObject({ status: 'partially_refunded', refunded: 70 });
    expect(figures(await get(second.id))).toMatchObject({ paid: 0, balance: 50 });
    expect(figures(await get(first.id))).toMatchObject({ status: 'open', paid: 70, balance: 30 });
    expect(await refusal(refund(rest.id, 31))).toMatchObject({ code: 'deal_payment.refund_above_amount' });
    expect(await refund(rest.id, 30)).toMatchObject({ status: 'refunded', refunded: 100 });
    const refundedBy = async (refunded_to: string) => {
      const query = { customer_id: cast.stranger.id, refunded_from: dayFromNow(-2), refunded_to, limit: 100 };
      const { data } = await context.db.service(PaymentsService).list(admin(), ListDealPayments.parse(query));
      return data.map(({ id }) => id);
    };
    expect([await refundedBy(dayFromNow(0)), await refundedBy(dayFromNow(-1))]).toEqual([[rest.id], []]);
    expect(await refusal(change(first.id, { status: 'void' }))).toMatchObject({ code: 'invoice.has_payments' });
    await refund(part.id, 40);
    expect(await change(first.id, { status: 'void' })).toMatchObject({ status: 'void' });
    await change(second.id, { status: 'void' });
  });

  it('taken back by a credit note stays the account’s, until it pays another invoice or goes back', async () => {
    const invoice = await opened(ofStranger(100));
    const payment = await pay(80, { invoice_id: invoice.id });
    expect(figures(await credit(invoice.id, 50))).toEqual({
      status: 'paid',
      total: 100,
      paid: 50,
      credited: 50,
      balance: 0,
    });
    expect(await account()).toBe(30);
    expect(await refusal(credit(invoice.id, 51))).toMatchObject({ code: 'invoice.credit_above_total' });
    const next = await draft(ofStranger(20));
    expect(await change(next.id, { status: 'open' })).toMatchObject({ status: 'paid', paid: 20 });
    expect(
      await refusal(asAdmin((actor) => context.db.service(CreditNotesService).apply(actor, next.id, {}))),
    ).toMatchObject({
      code: 'invoice.nothing_owed',
    });
    await refund(payment.id, 10);
    expect([await account(), (await get(next.id)).status]).toEqual([0, 'paid']);
  });

  it('stands on its invoice on the day it arrived, not when it was recorded', async () => {
    const invoice = await opened(ofStranger(60));
    const received_at = ago({ days: 30 }).toISOString();
    await pay(60, { invoice_id: invoice.id, received_at });
    expect((await get(invoice.id)).payments).toMatchObject([{ kind: 'payment', at: received_at }]);
  });

  it('is recorded once for each reference, and waits while it is on its way', async () => {
    const invoice = await opened(ofStranger(60));
    const coming = await pay(60, { invoice_id: invoice.id, status: 'pending', external_ref: 'ACH 77' });
    expect(coming).toMatchObject({ status: 'pending', received_at: null });
    expect(await refusal(pay(1, { customer_id: cast.stranger.id, external_ref: 'ACH 77' }))).toMatchObject({
      code: 'deal_payment.reference_taken',
      details: [{ path: 'external_ref' }],
    });
    expect(await get(invoice.id)).toMatchObject({ status: 'open', paid: 0 });
    const payments = context.db.service(PaymentsService);
    await asAdmin((actor) => payments.update(actor, coming.id, { status: 'succeeded', note: 'Cleared' }));
    expect(await get(invoice.id)).toMatchObject({ status: 'paid', payments: [{ amount: 60, method: 'check' }] });
    expect(await refusal(asAdmin((actor) => payments.update(actor, coming.id, { status: 'failed' })))).toMatchObject({
      code: 'illegal_transition',
    });
    expect(await refusal(pay(1))).toMatchObject({ details: [{ path: 'customer_id' }] });
  });

  it('is safe when one account’s is moved by many at once', async () => {
    const invoice = await opened(ofStranger(100));
    await Promise.allSettled(Array.from({ length: 8 }, () => pay(30, { invoice_id: invoice.id })));
    const { balance, paid } = await get(invoice.id);
    expect([balance, paid]).toEqual([0, 100]);
    expect(await account()).toBe(20);
  });

  it('that the ledger doesn’t know is refused by the database', async () => {
    const invoice = await opened();
    await expect(
      context.db.rows('update invoices set paid_cents = 500 where id = ? returning 1', [invoice.id]),
    ).rejects.toThrow(/disagree/);
    await expect(context.db.rows('delete from ledger_entries returning 1')).rejects.toThrow(/only grows/);
  });
});
