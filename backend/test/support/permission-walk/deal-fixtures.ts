import { randomUUID } from 'node:crypto';
import type { DealStatus } from '@portal/contracts';
import { DealsService } from '../../../src/modules/deals/index.js';
import { aDeal } from '../../factories/deal.factory.js';
import { aPromoCode } from '../../factories/promo-code.factory.js';
import { actorOf } from '../../factories/cast.factory.js';
import { deleted, type Fixture, type Fixtures } from './walk.js';
import type { World } from './walkers.js';

const aCode = (): string => `WALK-${randomUUID().slice(0, 8)}`.toUpperCase();

/** A deal of the owner. The company's primary and billing contacts see it once it is offered. */
const deal =
  (status: DealStatus, body?: object): Fixture =>
  async ({ test, people: { owner } }) => {
    const { deal: row } = await test.db.given(aDeal({ customer: owner, status }));
    return {
      params: { id: row.id },
      subject: { customer_id: owner.id, company_id: owner.companyId },
      visible: 'deal.read',
      ...(body ? { body } : {}),
    };
  };

/** The body that accepts exactly the offered terms. */
const offered: Fixture = async (world, name) => {
  const visit = await deal('sent')(world, name);
  const id = visit.params?.['id'] ?? '';
  const { terms_hash } = await world.test.db.service(DealsService).get(actorOf(world.people.admin), id);
  return { ...visit, body: { terms_hash } };
};

const toOwner = ({ people }: World) => ({ body: { customer_id: people.owner.id } });

const promo: Fixture = async ({ test }) => ({ params: { id: (await test.db.given(aPromoCode())).promo.id } });

const validated: Fixture = async ({ test }) => ({ body: { code: (await test.db.given(aPromoCode())).promo.code } });

/** Deals and promo codes. */
export const dealFixtures: Fixtures = {
  'GET /api/v1/deals/promocodes': () => ({}),
  'POST /api/v1/deals/promocodes': () => ({ body: { code: aCode() } }),
  'GET /api/v1/deals/promocodes/{id}': promo,
  'PUT /api/v1/deals/promocodes/{id}': promo,
  'DELETE /api/v1/deals/promocodes/{id}': promo,
  'POST /api/v1/deals/promocodes/{id}/restore': deleted('promo_codes', promo),
  'POST /api/v1/deals/validate-promocode': validated,

  'GET /api/v1/deals/customer-deals': () => ({}),
  'POST /api/v1/deals/customer-deals': toOwner,
  'GET /api/v1/deals/customer-deals/{id}': deal('active'),
  'GET /api/v1/deals/customer-deals/{id}/history': deal('active'),
  'PUT /api/v1/deals/customer-deals/{id}': deal('active', { effective: 'now', resumes_at: undefined }),
  'DELETE /api/v1/deals/customer-deals/{id}': deal('draft'),
  'POST /api/v1/deals/customer-deals/{id}/restore': deleted('customer_deals', deal('draft')),
  'POST /api/v1/deals/customer-deals/{id}/accept': offered,
  'POST /api/v1/deals/customer-deals/{id}/decline': deal('sent'),
  'POST /api/v1/deals/customer-deals/{id}/requests': deal('active'),
};
