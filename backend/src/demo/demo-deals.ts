import { CreateDeal } from '@portal/contracts';
import { agreementOf } from '../modules/deals/agreement/deal-agreement.js';
import { Deal, findDealRow } from '../modules/deals/index.js';
import { discountCents, isInForce } from '../modules/promo-codes/index.js';
import { demoDeals, type DemoDeal } from './demo-deals-table.js';
import type { DemoWorld } from './demo-world.js';

/** A period of a recurring deal that has begun, and what it costs. */
export interface DemoPeriod {
  deal: Deal;
  start: string;
  end: string;
  discountCents: number;
}

/** Makes deals one by one, so that numbers follow the dates, and takes them to their states; answers what is to be billed. */
export async function loadDeals(world: DemoWorld): Promise<DemoPeriod[]> {
  const periods: DemoPeriod[] = [];
  for (const [title, story] of Object.entries(demoDeals)) {
    const deal = draftOf(world, title, story);
    await world.save(deal);
    const { id: dealId, customerId, dealType, amountCents } = deal;
    if (story.promo)
      await world.services.promos.redeem(world.em, story.promo, { dealId, customerId, dealType, amountCents });
    await takeSteps(world, deal, story);
    periods.push(...(await billedPeriods(world, deal)));
    takeLastStep(world, deal, story);
    await world.save(deal);
    world.deals.set(title, deal);
  }
  return periods;
}

function draftOf(world: DemoWorld, title: string, story: DemoDeal): Deal {
  const { description, terms, customer, price, startsIn, internalNotes, ago } = story;
  const deal = Deal.draft(
    CreateDeal.parse({
      ...{ title, description, terms, ...price },
      customer_id: world.people.named(customer).id,
      deal_type: price.interval ? 'recurring' : 'one_time',
      starts_on: startsIn === undefined ? undefined : world.day(startsIn),
      internal_notes: internalNotes,
    }),
  );
  return Object.assign(deal, { createdAt: world.daysAgo(ago.written) });
}

/** Sends it, and has it accepted where it was. */
async function takeSteps(world: DemoWorld, deal: Deal, story: DemoDeal): Promise<void> {
  const { customer, status, ago, method = 'portal' } = story;
  if (status === 'draft') return;
  deal.send();
  deal.offeredAt = world.daysAgo(Math.max(ago.accepted ?? 0, ago.written - 1));
  await world.save(deal);
  const row = await findDealRow(world.em, deal.id);
  if (ago.accepted === undefined || !row) return;
  const { id, firstName, lastName } = world.people.named(customer);
  const isOwn = method === 'portal';
  deal.accept(
    {
      acceptanceMethod: method,
      acceptedAt: world.daysAgo(ago.accepted),
      acceptedByName: `${firstName} ${lastName}`,
      acceptedBy: isOwn ? id : null,
      acceptedIp: isOwn ? '203.0.113.17' : null,
      acceptedTerms: agreementOf(row),
    },
    'admin',
    world.day(-ago.accepted),
  );
}

/** Moves a recurring deal past the periods that have begun. */
async function billedPeriods(world: DemoWorld, deal: Deal): Promise<DemoPeriod[]> {
  const { em, services } = world;
  const periods: DemoPeriod[] = [];
  const today = world.day(0);
  while (deal.isDue(today)) {
    const { periodStart: start, nextBillOn: end } = deal.billPeriod(today);
    const promo = await services.promos.of(em, deal.id);
    const isCheaper = promo !== null && isInForce(promo, promo.periodsUsed);
    if (isCheaper) await services.promos.usePeriod(em, deal.id);
    periods.push({ deal, start, end, discountCents: isCheaper ? discountCents(promo, deal.amountCents) : 0 });
  }
  return periods;
}

function takeLastStep(world: DemoWorld, deal: Deal, story: DemoDeal): void {
  const { status, resumesIn, endsAtPeriodEnd, reason = null } = story;
  const today = world.day(0);
  if (status === 'declined') deal.decline(reason, 'anyone');
  if (status === 'paused') deal.pause();
  if (resumesIn !== undefined) deal.planResumption(world.day(resumesIn), today);
  if (status === 'cancelled' || status === 'completed') deal.end(status, reason);
  if (endsAtPeriodEnd) deal.planAtPeriodEnd('cancelled', today, reason);
}
