import { CreateDeal, dealStatuses, policies, UpdateDeal } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { User } from '../users/index.js';
import { UsersService } from '../users/users.service.js';
import { DealAnswersService } from './agreement/deal-answers.service.js';
import { DealHistoryReader } from './deal-history.reader.js';
import { DealsService } from './index.js';

const { context, cast } = contextWithCast('cli');
const admin = () => actorOf(cast.admin);
const customer = () => actorOf(cast.customer);
const change = (id: string, input: object) =>
  context.db.as(admin(), () => context.db.service(DealsService).update(admin(), id, UpdateDeal.parse(input)));

describe('whoever was offered something (decisions, section 4)', () => {
  it.each(dealStatuses)('keeps the customer of a deal that is %s, if it is live', async (status) => {
    const { deal, payer } = await context.db.given(aDeal({ status }));
    const removed = context.db.as(admin(), () => context.db.service(UsersService).remove(admin(), payer.id));
    if (!['sent', 'active', 'paused'].includes(status)) expect(await removed).toEqual({ id: payer.id });
    else
      expect(await refusal(removed)).toMatchObject({
        code: 'user.owns_deals',
        details: [{ path: 'deals', message: expect.stringContaining(deal.title) as string }],
      });
  });
});

describe('the history of a deal', () => {
  it('tells admins who did what, the newest first, and is nobody else’s', async () => {
    const starts_on = dayFromNow(30);
    const wish = { customer_id: cast.customer.id, title: 'Network', deal_type: 'recurring', amount: 100, starts_on };
    const { id } = await context.db.as(admin(), () =>
      context.db.service(DealsService).create(admin(), CreateDeal.parse({ ...wish, interval: 'month' })),
    );
    const { terms_hash } = await change(id, { amount: 120, current_status: 'sent' });
    await context.db.as(customer(), () => {
      const yes = { terms_hash, name: 'Dana Whitfield', agreed: true } as const;
      return context.db.service(DealAnswersService).accept(customer(), id, yes);
    });
    await change(id, { current_status: 'paused', effective: 'period_end' });
    const read = () => context.db.service(DealHistoryReader).list(admin(), id, { page: 1, limit: 20 });
    const { data, pagination } = await read();
    expect(pagination.total).toBe(6);
    expect(data.map(({ event, actor_name }) => [event, actor_name])).toEqual([
      ['deal.step_planned', nameOf(cast.admin)],
      ['deal.status_changed', nameOf(cast.customer)],
      ['deal.accepted', nameOf(cast.customer)],
      ['deal.status_changed', nameOf(cast.admin)],
      ['deal.updated', nameOf(cast.admin)],
      ['deal.created', nameOf(cast.admin)],
    ]);
    expect(data[4]?.facts).toMatchObject({ changes: { amount: { from: 100, to: 120 } } });
    expect(policies['deal.read_history'].roles).toEqual(['admin']);
  });
});

const nameOf = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
