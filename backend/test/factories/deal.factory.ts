import type { EntityManager } from '@mikro-orm/postgresql';
import { CreateDeal, type DealStatus } from '@portal/contracts';
import { currentInstant, dayFromNow } from '@portal/testing/clock';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import { Deal } from '../../src/modules/deals/index.js';
import type { User } from '../../src/modules/users/index.js';
import { aUser } from './user.factory.js';

interface Given extends Partial<
  Pick<
    Deal,
    | 'title'
    | 'amountCents'
    | 'setupFeeCents'
    | 'interval'
    | 'startsOn'
    | 'nextBillOn'
    | 'pauseAt'
    | 'resumesAt'
    | 'cancelAt'
    | 'consultationId'
  >
> {
  /** Made when not given. */
  customer?: User;
  status?: DealStatus;
  /** By default recurring, $100 a month. */
  type?: 'recurring' | 'one_time';
  isDeleted?: boolean;
}

const accepted = new Set<DealStatus>(['active', 'paused', 'completed']);

/** A deal that is there before the story begins, in any state; it leaves no events. */
export const aDeal =
  ({ customer, status = 'draft', type = 'recurring', isDeleted = false, ...facts }: Given = {}) =>
  async (em: EntityManager): Promise<{ deal: Deal; payer: User }> => {
    const payer = customer ?? aUser()(em).user;
    if (!customer) await em.flush();
    const deal = Deal.draft(
      CreateDeal.parse({
        customer_id: payer.id,
        title: 'Managed network',
        deal_type: type,
        amount: 100,
        ...(type === 'recurring' ? { interval: 'month' } : {}),
      }),
    );
    if (status !== 'draft') deal.offeredAt = currentInstant();
    if (accepted.has(status)) {
      const acceptance = {
        acceptanceMethod: 'paper',
        acceptedAt: currentInstant(),
        acceptedByName: 'Pat',
        acceptedBy: null,
        acceptedIp: null,
        acceptedTerms: '{}',
      } as const;
      deal.accept(acceptance, 'admin', facts.startsOn ?? dayFromNow(0));
    }
    Object.assign(deal, facts, { currentStatus: status });
    if (status === 'completed') deal.nextBillOn = null;
    if (isDeleted) deal.deletedAt = currentInstant();
    persistQuietly(em, deal);
    await em.flush();
    return { deal, payer };
  };
