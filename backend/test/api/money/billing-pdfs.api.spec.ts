import type { BillingAccountView, DealPaymentView, InvoiceView } from '@portal/contracts';
import type { Cast } from '../../factories/cast.factory.js';
import { aPayment, anInvoice } from '../../factories/invoice.factory.js';
import { asBytes } from '../../support/mail/as-bytes.js';
import { textOfPdf } from '../../support/mail/pdf-text.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof Cast;

const call = (method: 'get' | 'post' | 'put', path: string, by: Caller = 'admin', body?: object) => {
  const request = app.http[method](`/api/v1/${path}`).set(as[by]);
  return body ? request.send(body) : request;
};
const dataOf = ({ body }: { body: unknown }): unknown => (body as { data: unknown }).data;
const fileOf = async (path: string, by: Caller = 'customer') =>
  (await call('get', path, by).buffer().parse(asBytes).expect(200)).body as Buffer;
const textOf = async (path: string, by?: Caller) => (await textOfPdf(await fileOf(path, by))).join(' ');
const read = async <View>(path: string, by: Caller = 'admin'): Promise<View> =>
  dataOf(await call('get', path, by).expect(200)) as View;
const storedPdfs = async (subjectId: string) =>
  app.db.rows<{ kind: string; storage_path: string }>(
    `select kind, storage_path from billing_papers where subject_id = '${subjectId}' order by kind`,
  );

describe('PDFs of invoices (decisions, section 4)', () => {
  it('show the state of now, are drawn once while that stays, and keep the original as it was', async () => {
    const { invoice } = await app.db.given(anInvoice({ customer: cast.customer, cents: 30_000 }));
    const path = `billing/invoices/${invoice.id}/pdf`;
    const first = await fileOf(path);
    const original = await fileOf(`${path}?copy=original`);
    expect((await fileOf(path)).equals(first)).toBe(true);
    const drawn = await storedPdfs(invoice.id);
    expect(drawn.map(({ kind }) => kind)).toEqual(['invoice', 'original']);
    expect((await textOfPdf(first)).join(' ')).toContain('How to pay');

    const paid = dataOf(
      await call('post', 'deals/deal-payments', 'admin', {
        invoice_id: invoice.id,
        amount: 120,
        method: 'check',
        external_ref: 'Check 1001',
      }).expect(201),
    ) as DealPaymentView;
    await call('post', `deals/deal-payments/${paid.id}/refund`, 'admin', {
      amount: 20,
      reason: 'Sent too much',
    }).expect(200);
    await call('post', `billing/invoices/${invoice.id}/credit-notes`, 'admin', {
      amount: 50,
      reason: 'One visit less',
    }).expect(201);
    const text = await textOf(path);
    for (const words of [
      `Payment received (check ${paid.external_ref})`,
      'Refund: Sent too much',
      'One visit less',
      'Balance in US dollars $150.00',
    ])
      expect(text).toContain(words);
    expect((await fileOf(`${path}?copy=original`)).equals(original)).toBe(true);
    const later = await storedPdfs(invoice.id);
    expect(later.find(({ kind }) => kind === 'original')).toEqual(drawn.find(({ kind }) => kind === 'original'));

    const [note] = (await read<InvoiceView>(`billing/invoices/${invoice.id}`, 'customer')).credit_notes;
    expect(await textOf(`billing/invoices/${invoice.id}/credit-notes/${note?.id}/pdf`)).toContain(
      'One visit less $50.00',
    );
  });

  it('are void across the page, without how to pay', async () => {
    const { invoice } = await app.db.given(anInvoice({ customer: cast.customer, status: 'void' }));
    const text = await textOf(`billing/invoices/${invoice.id}/pdf`);
    for (const words of ['VOID', 'There is nothing to pay. Written twice']) expect(text).toContain(words);
    expect(text).not.toContain('How to pay');
    expect(text).not.toContain('Account number');
    const { how_to_pay, payment_details } = await read<InvoiceView>(`billing/invoices/${invoice.id}`, 'customer');
    expect([how_to_pay, payment_details]).toEqual(['', null]);
  });

  it('say to a browser that has one whether it is still the same, without sending it again', async () => {
    const { invoice } = await app.db.given(anInvoice({ customer: cast.customer }));
    const path = `billing/invoices/${invoice.id}/pdf`;
    const { headers } = await call('get', path, 'customer').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'application/pdf' });
    const etag = headers['etag'] ?? '';
    await call('get', path, 'customer').set('if-none-match', etag).expect(304);
    await call('put', `billing/invoices/${invoice.id}`, 'admin', { status: 'void' }).expect(200);
    const { headers: later } = await call('get', path, 'customer').set('if-none-match', etag).expect(200);
    expect(later['etag']).not.toBe(etag);
  });

  it('are for who may see the invoice; a draft has no original', async () => {
    const { invoice } = await app.db.given(anInvoice({ customer: cast.customer, status: 'draft' }));
    const path = `billing/invoices/${invoice.id}/pdf`;
    expect(await textOf(path, 'admin')).toContain('Draft, not issued');
    for (const [query, by] of [
      ['?copy=original', 'admin'],
      ['', 'customer'],
      ['', 'stranger'],
    ] as const)
      await call('get', path + query, by).expect(404);
    await call('get', `${path}?copy=last`, 'admin').expect(400);
    const { invoice: issued } = await app.db.given(anInvoice({ customer: cast.customer }));
    await call('get', `billing/invoices/${issued.id}/pdf`, 'stranger').expect(404);
  });
});

describe('receipts', () => {
  it('say what a payment paid, what went back and why, for the customer who reads it', async () => {
    const { invoice } = await app.db.given(anInvoice({ customer: cast.customer, cents: 10_000 }));
    const { payment } = await app.db.given(aPayment({ customer: cast.customer, cents: 15_000, invoice }));
    const path = `deals/deal-payments/${payment.id}`;
    const before = await textOf(`${path}/pdf`);
    for (const words of [
      'Receipt',
      `Invoice ${invoice.number} $100.00`,
      'Credit of your account $50.00',
      'Received in US dollars $150.00',
    ])
      expect(before).toContain(words);
    await call('post', `${path}/refund`, 'admin', { amount: 50, reason: 'Paid too much' }).expect(200);
    const seen = await read<DealPaymentView>(path, 'customer');
    expect(seen.refunds).toMatchObject([{ amount: 50, reason: 'Paid too much' }]);
    expect(seen).not.toHaveProperty('note');
    const after = await textOf(`${path}/pdf`);
    for (const words of ['Refunded: Paid too much', 'Refunded -$50.00', 'Kept in US dollars $100.00'])
      expect(after).toContain(words);
    expect(await textOf(`${path}/refunds/${seen.refunds[0]?.id}/pdf`)).toContain('Paid too much $50.00');
    for (const pdf of ['pdf', `refunds/${seen.refunds[0]?.id}/pdf`])
      await call('get', `${path}/${pdf}`, 'stranger').expect(404);
  });

  it('are there once the money is', async () => {
    const { payment } = await app.db.given(aPayment({ customer: cast.customer, isPending: true }));
    const { body } = await call('get', `deals/deal-payments/${payment.id}/pdf`, 'customer').expect(409);
    expect(body).toMatchObject({ code: 'deal_payment.not_received' });
  });
});

describe('statements', () => {
  const days = 'from=2020-01-01&to=2099-12-31';
  const path = (more = '') => `billing/account/statement/pdf?${days}${more}`;

  it('end with what the account owes, for the company and its contact, from opening to closing balance', async () => {
    const { stranger } = cast;
    const { invoice } = await app.db.given(anInvoice({ customer: stranger, cents: 20_000 }));
    await app.db.given(anInvoice({ customer: stranger, cents: 99_900, status: 'void' }));
    await app.db.given(aPayment({ customer: stranger, cents: 5_000, invoice }));
    const text = await textOf(path(`&customer_id=${stranger.id}`), 'admin');
    const { open_balance, credit } = await read<BillingAccountView>(`billing/account?customer_id=${stranger.id}`);
    const closing = `$${(open_balance - credit).toFixed(2)}`;
    for (const words of [
      'Opening balance $0.00',
      `Invoice ${invoice.number} $200.00`,
      '-$50.00',
      `Closing balance in US dollars ${closing}`,
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('$999.00');
    expect(await textOf(path(`&company_id=${stranger.companyId}`), 'admin')).toContain(closing);
    expect(await textOf(path(), 'stranger')).toContain(closing);
    const later = 'billing/account/statement/pdf?from=2099-01-01&to=2099-12-31';
    expect(await textOf(later, 'stranger')).toContain(`Opening balance ${closing}`);
  });

  it('are each reader’s own', async () => {
    for (const more of [`&customer_id=${cast.stranger.id}`, `&company_id=${cast.stranger.companyId}`])
      await call('get', path(more), 'customer').expect(400);
    await call('get', path(), 'admin').expect(400);
    await call('get', 'billing/account/statement/pdf?from=2026-02-01&to=2026-01-01', 'customer').expect(400);
  });
});
