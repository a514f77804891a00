import type { Cast } from '../../factories/cast.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { aPromoCode } from '../../factories/promo-code.factory.js';
import type { TestApp } from '../create-test-app.js';

/** How one call of the specification is sent. */
export interface ExampleCall {
  /** The record that the path names. */
  id?: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  status?: number;
}

/** An example of each call of the deals service, and of billing. */
export function dealCallExamples(app: TestApp, cast: Cast): Record<string, () => Promise<ExampleCall>> {
  const aCode = async () => (await app.db.given(aPromoCode())).promo;
  return {
    'GET deals/promocodes': () => Promise.resolve({ query: { status: 'active', deal_type: 'recurring' } }),
    'POST deals/promocodes': () =>
      Promise.resolve({ body: { code: 'SUMMER-5', discount_type: 'percent', value: 5 }, status: 201 }),
    'PUT deals/promocodes/{id}': async () => ({ id: (await aCode()).id, body: { status: 'paused' } }),
    'DELETE deals/promocodes/{id}': async () => ({ id: (await aCode()).id }),
    'POST deals/validate-promocode': async () => ({ body: { code: (await aCode()).code } }),
    'GET deals/customer-deals': () => Promise.resolve({ query: { current_status: 'active', deal_type: 'recurring' } }),
    'POST deals/customer-deals': () =>
      Promise.resolve({
        body: { customer_id: cast.customer.id, title: 'Phones', deal_type: 'recurring', monthly_amount: 99.5 },
        status: 201,
      }),
    'PUT deals/customer-deals/{id}': async () => ({
      id: (await app.db.given(aDeal({ customer: cast.customer, status: 'active' }))).deal.id,
      body: { current_status: 'paused' },
    }),
    'GET billing schedules': () => Promise.resolve({ query: { action: 'schedules', status: 'ready' } }),
    'GET deals/deal-payments': () => Promise.resolve({}),
    'GET deals/deal-documents': () => Promise.resolve({}),
    'GET deals/revenue-summary': () => Promise.resolve({}),
    'GET deals/analytics': () => Promise.resolve({}),
  };
}
