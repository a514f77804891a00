import type { DealPaymentView } from '@portal/contracts';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

const record = (method: string) =>
  app.http
    .post('/api/v1/deals/deal-payments')
    .set(as.admin)
    .send({ customer_id: cast.customer.id, amount: 12.5, method });

describe('a payment is recorded by hand', () => {
  it.each(['cash', 'other'])('in %s without any number: it gets a reference of ours, each its own', async (method) => {
    const references: string[] = [];
    for (const { body } of [await record(method).expect(201), await record(method).expect(201)])
      references.push((body as { data: DealPaymentView }).data.external_ref);
    expect(new Set(references.filter(Boolean)).size).toBe(2);
  });

  it.each(['check', 'ach', 'card'])('by %s with its number only', async (method) => {
    const { body } = await record(method).expect(400);
    expect(body).toMatchObject({ details: [{ path: 'external_ref', message: 'Required' }] });
  });
});
