import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Deal } from '../../deals/index.js';
import { ScheduleEntry } from './schedule-entry.entity.js';

/**
 * The setup fee of a deal that the transaction holds, as an entry that is there once; null where there is none.
 * It comes to be with the deal's activation or with its first period, whichever is seen first.
 */
export async function setupEntryOf(em: EntityManager, deal: Deal): Promise<ScheduleEntry | null> {
  if (deal.setupFeeCents === 0) return null;
  const known = await em.findOne(
    ScheduleEntry,
    { dealId: deal.id, origin: 'setup' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (known) return known;
  const entry = ScheduleEntry.plan({
    origin: 'setup',
    dealId: deal.id,
    type: 'one_time',
    title: `Setup: ${deal.title}`,
    amountCents: deal.setupFeeCents,
    status: 'ready',
  });
  await em.persist(entry).flush();
  return entry;
}

/** The one amount of a one-time deal that the transaction holds, ready to be approved; there once. */
export async function planOneTime(
  em: EntityManager,
  deal: Deal,
  { amountCents, discountCents }: { amountCents: number; discountCents: number },
): Promise<void> {
  if (amountCents === 0 || (await em.count(ScheduleEntry, { dealId: deal.id, origin: 'deal' })) > 0) return;
  const { id: dealId, title } = deal;
  const facts = {
    origin: 'deal',
    dealId,
    type: 'one_time',
    title,
    amountCents,
    discountCents,
    status: 'ready',
  } as const;
  await em.persist(ScheduleEntry.plan(facts)).flush();
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY = 86_400_000;

/** The days of a period in words, for example "Nov 21, 2026 – Dec 20, 2026"; `end` is the first day that isn't in it. */
export const periodLabel = (start: string, end: string): string =>
  dayFormat.formatRange(Date.parse(`${start}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`) - DAY);
