import { createDeal, listDeals, updateDeal, type Actor, type DealView } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aPromoCode } from '../../../test/factories/promo-code.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { DealAnswersService } from './deal-answers.service.js';
import { DealsReader, DealsService } from './index.js';

const { context, cast } = contextWithCast('cli');
const admin = () => actorOf(cast.admin);
const customer = () => actorOf(cast.customer);
const draft = (input: object = {}): Promise<DealView> =>
  context.db.as(admin(), () =>
    context.db.service(DealsService).create(
      admin(),
      createDeal.parse({
        customer_id: cast.customer.id,
        title: 'Managed network',
        deal_type: 'recurring',
        interval: 'month',
        amount: 100,
        ...input,
      }),
    ),
  );
const change = (id: string, input: object, actor: Actor = admin()) =>
  context.db.as(actor, () => context.db.service(DealsService).update(actor, id, updateDeal.parse(input)));

it('goes from a draft over the offer to a deal in force', async () => {
  const { promo } = await context.db.given(aPromoCode());
  const deal = await draft({ setup_fee: 50, promo_code: promo.code });
  expect(deal).toMatchObject({ current_status: 'draft', amount: 100, discount: 10, monthly_discount: 10 });
  const sent = await change(deal.id, { current_status: 'sent' });
  const active = await context.db.as(customer(), () =>
    context.db
      .service(DealAnswersService)
      .accept(customer(), deal.id, { terms_hash: sent.terms_hash, name: 'Dana', agreed: true }),
  );
  expect(active).toMatchObject({ current_status: 'active', terms_hash: sent.terms_hash, accepted_by_name: 'Dana' });
  expect(active.next_bill_on).toBe(active.starts_on);
  const list = await context.db.as(customer(), () =>
    context.db.service(DealsReader).list(customer(), listDeals.parse({ current_status: 'active' })),
  );
  expect(list.data.map(({ id }) => id)).toEqual([deal.id]);
});
