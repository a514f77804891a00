import type { DealView } from '@portal/contracts';
import type { StoryPeople } from './record-people.js';

/** A deal is written, sent with its contract, and accepted; what is billed for it, and what came in. */
export async function recordMoney({ admin, customer, customerId: customer_id }: StoryPeople): Promise<object> {
  const create = async (path: string, input: object) => (await admin('post', path, input)).data;
  const change = async <View = { id: string }>(path: string, input: object) =>
    (await admin<View>('put', path, input)).data;
  const account = (await customer('get', 'billing/account')).data;
  const promoCode = await create('deals/promocodes', {
    code: 'WELCOME-1',
    description: 'For new customers',
    discount_type: 'percent',
    value: 10,
    status: 'active',
  });

  const draft = await create('deals/customer-deals', {
    customer_id,
    title: 'Managed backup',
    description: 'Nightly backups of all servers.',
    terms: 'Thirty days notice.',
    deal_type: 'recurring',
    interval: 'month',
    amount: 450,
  });
  const sent = await change<DealView>(`deals/customer-deals/${draft.id}`, { current_status: 'sent' });
  const contract = await create('deals/deal-documents', {
    deal_id: draft.id,
    kind: 'contract',
    title: 'Contract D-0001',
  });
  const document = await change(`deals/deal-documents/${contract.id}`, { status: 'sent' });
  await customer('post', `deals/customer-deals/${draft.id}/accept`, {
    terms_hash: sent.terms_hash,
    name: 'Dana Willis',
    agreed: true,
  });
  const active = (await admin('get', `deals/customer-deals/${draft.id}`)).data;
  const phones = await create('deals/customer-deals', {
    customer_id,
    title: 'Phones',
    deal_type: 'recurring',
    monthly_amount: 99.5,
    promo_code: 'WELCOME-1',
  });
  await change(`deals/customer-deals/${phones.id}`, { current_status: 'active', acceptance_method: 'phone' });

  const entryInput = { deal_id: draft.id, type: 'one_time', title: 'Setup', amount: 250 };
  const pending = await create('billing/schedules', entryInput);
  const ready = await change(`billing/schedules/${pending.id}`, { status: 'ready' });
  const approved = await change(`billing/schedules/${pending.id}`, { status: 'approved' });

  const lines = [{ description: 'Managed backup, November', unit_price: 450 }];
  const aDraft = () => create('billing/invoices', { customer_id, lines });
  const anOpen = async () => change(`billing/invoices/${(await aDraft()).id}`, { status: 'open' });
  const payment = { amount: 450, method: 'check' };
  const invoice = {
    draft: await aDraft(),
    open: await anOpen(),
    uncollectible: await change(`billing/invoices/${(await anOpen()).id}`, { status: 'uncollectible' }),
    void: await change(`billing/invoices/${(await anOpen()).id}`, { status: 'void', void_reason: 'Written twice' }),
  };
  const { id: invoice_id } = await anOpen();
  await create('deals/deal-payments', { ...payment, invoice_id, external_ref: 'CHK-1001' });
  const paid = (await admin('get', `billing/invoices/${invoice_id}`)).data;
  const succeeded = await create('deals/deal-payments', { ...payment, customer_id, external_ref: 'CHK-1002' });
  const refund = { amount: 50, reason: 'Paid twice' };
  const refunded = (await admin('post', `deals/deal-payments/${succeeded.id}/refund`, refund)).data;

  const totalsOf = async (path: string) => (await admin('get', path)).totals;
  return {
    account,
    promo_code: promoCode,
    deal: { draft, sent, active },
    document: { sent: document },
    entry: { pending, ready, approved },
    invoice: { ...invoice, paid },
    payment: { succeeded, partially_refunded: refunded },
    totals: {
      deals: await totalsOf('deals/customer-deals'),
      entries: await totalsOf('billing/schedules'),
      invoices: await totalsOf('billing/invoices'),
      payments: await totalsOf('deals/deal-payments'),
    },
    deal_numbers: (await admin('get', 'deals/analytics')).data,
    revenue: (await admin('get', 'deals/revenue-summary?months=1')).data,
    mrr_movement: (await admin<unknown[]>('get', 'deals/mrr-movements')).data[0],
    dashboard: {
      admin: (await admin('get', 'analytics/dashboard')).data,
      customer: (await customer('get', 'analytics/dashboard')).data,
    },
  };
}
