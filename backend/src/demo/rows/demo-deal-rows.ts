import type { EntityManager } from '@mikro-orm/postgresql';
import { createDeal, createPromoCode } from '@portal/contracts';
import { agreementOf } from '../../modules/deals/deal.view.js';
import { Deal, findDealRow } from '../../modules/deals/index.js';
import { discountCents, isInForce, PromoCode, type PromoRedemptions } from '../../modules/promo-codes/index.js';
import type { User } from '../../modules/users/index.js';
import { type DemoDeal, demoDeals } from '../demo-deals.js';
import { dayFrom } from '../time/business-day.js';
import { type DemoPromo, demoPromos } from '../demo-promo-codes.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

/** A period of a recurring deal that has begun, and what it costs. */
export interface DemoPeriod {
  deal: Deal;
  start: string;
  end: string;
  discountCents: number;
}

/** The demo's deals by their titles, and what of them is to be billed. */
export interface DemoAgreements {
  deals: ReadonlyMap<string, Deal>;
  periods: readonly DemoPeriod[];
}

interface Scene {
  people: ReadonlyMap<string, User>;
  now: Date;
  promos: PromoRedemptions;
}

/** Makes promo codes and deals, and takes the deals to their states. */
export async function loadDeals(em: EntityManager, scene: Scene): Promise<DemoAgreements> {
  const offered = demoPromos.map((story) => ({ story, promo: promoOf(story, scene.now) }));
  persistQuietly(
    em,
    offered.map(({ promo }) => promo),
  );
  await em.flush();
  const deals = new Map<string, Deal>();
  const periods: DemoPeriod[] = [];
  for (const story of demoDeals) {
    const deal = draftOf(story, scene);
    persistQuietly(em, [deal]);
    await em.flush(); // one by one, so that numbers follow the dates
    if (story.promo) await redeem(em, deal, story.promo, scene);
    await takeSteps(em, deal, story, scene);
    periods.push(...(await billedPeriods(em, deal, scene)));
    takeLastStep(deal, story, scene.now);
    persistQuietly(em, [deal]);
    await em.flush();
    deals.set(story.title, deal);
  }
  return { deals, periods };
}

function promoOf(
  { status, startsIn, endsIn, maxRedemptions, maxPerCompany, ...input }: DemoPromo,
  now: Date,
): PromoCode {
  const promo = PromoCode.offer(
    createPromoCode.parse({
      ...input,
      ...(startsIn === undefined ? {} : { starts_at: daysBefore(now, -startsIn).toISOString() }),
      ...(endsIn === undefined ? {} : { ends_at: daysBefore(now, -endsIn).toISOString() }),
      ...(maxRedemptions === undefined ? {} : { max_redemptions: maxRedemptions }),
      ...(maxPerCompany === undefined ? {} : { max_per_company: maxPerCompany }),
    }),
  );
  return Object.assign(promo, { status });
}

function draftOf(story: DemoDeal, { people, now }: Scene): Deal {
  const customer = people.get(story.customer);
  if (!customer) throw new Error(`The demo has no ${story.customer}`);
  const deal = Deal.draft(
    createDeal.parse({
      customer_id: customer.id,
      title: story.title,
      description: story.description,
      terms: story.terms,
      deal_type: story.interval ? 'recurring' : 'one_time',
      interval: story.interval,
      amount: story.amount,
      setup_fee: story.setupFee,
      starts_on: story.startsIn === undefined ? undefined : dayFrom(now, story.startsIn),
      internal_notes: story.internalNotes,
    }),
  );
  return Object.assign(deal, { createdAt: daysBefore(now, story.daysAgo) });
}

async function redeem(em: EntityManager, deal: Deal, code: string, { promos }: Scene): Promise<void> {
  const { id: dealId, customerId, dealType, amountCents } = deal;
  await promos.redeem(em, code, { dealId, customerId, dealType, amountCents });
}

/** Sends it, and has it accepted where it was. */
async function takeSteps(em: EntityManager, deal: Deal, story: DemoDeal, { people, now }: Scene): Promise<void> {
  if (story.status === 'draft') return;
  deal.send();
  deal.offeredAt = daysBefore(now, Math.max(story.acceptedAgo ?? 0, story.daysAgo - 1));
  persistQuietly(em, [deal]);
  await em.flush();
  const row = await findDealRow(em, deal.id);
  const customer = people.get(story.customer);
  if (story.acceptedAgo === undefined || !row || !customer) return;
  const inPortal = story.method === undefined;
  const acceptance = {
    method: story.method ?? ('portal' as const),
    at: daysBefore(now, story.acceptedAgo),
    byName: `${customer.firstName} ${customer.lastName}`,
    by: inPortal ? customer.id : null,
    ip: inPortal ? '203.0.113.17' : null,
    text: agreementOf(row),
  };
  deal.accept(acceptance, 'admin', dayFrom(now, -story.acceptedAgo));
}

/** Moves a recurring deal past the periods that have begun. */
async function billedPeriods(em: EntityManager, deal: Deal, { promos, now }: Scene): Promise<DemoPeriod[]> {
  const periods: DemoPeriod[] = [];
  const today = dayFrom(now, 0);
  while (deal.isDue(today)) {
    const { periodStart: start, nextBillOn: end } = deal.billPeriod(today);
    const promo = await promos.of(em, deal.id);
    const isCheaper = promo !== null && isInForce(promo, promo.periodsUsed);
    if (isCheaper) await promos.usePeriod(em, deal.id);
    periods.push({ deal, start, end, discountCents: isCheaper ? discountCents(promo, deal.amountCents) : 0 });
  }
  return periods;
}

function takeLastStep(deal: Deal, { status, resumesIn, endsAtPeriodEnd, ...story }: DemoDeal, now: Date): void {
  const reason = story.reason ?? null;
  const today = dayFrom(now, 0);
  if (status === 'declined') deal.decline(reason, 'anyone');
  if (status === 'paused') deal.pause();
  if (resumesIn !== undefined) deal.planResumption(dayFrom(now, resumesIn), today);
  if (status === 'cancelled' || status === 'completed') deal.end(status, reason);
  if (endsAtPeriodEnd) deal.planAtPeriodEnd('cancelled', today, reason);
}
