import type { EntityManager } from '@mikro-orm/postgresql';
import type { Deal, PeriodBill } from '../../deals/index.js';
import { lockEntries, ScheduleEntry, type NewScheduleEntry } from './schedule-entry.entity.js';

/** Writes a new entry; what it refers to must have been looked at before. */
export async function planEntry(em: EntityManager, facts: NewScheduleEntry): Promise<ScheduleEntry> {
  const entry = ScheduleEntry.plan(facts);
  await em.persist(entry).flush();
  return entry;
}

/**
 * The setup fee of a deal that the transaction holds, as an entry that is there once; null where there is none.
 * It comes to be with the deal's activation or with its first period, whichever is seen first.
 */
export async function setupEntryOf(em: EntityManager, deal: Deal): Promise<ScheduleEntry | null> {
  const { id: dealId, setupFeeCents: amountCents } = deal;
  if (amountCents === 0) return null;
  const [known] = await lockEntries(em, { dealId, origin: 'setup' });
  const facts = { origin: 'setup', dealId, type: 'one_time', title: `Setup: ${deal.title}`, status: 'ready' } as const;
  return known ?? planEntry(em, { ...facts, amountCents });
}

/** The one amount of a one-time deal that the transaction holds, ready to be approved; there once. */
export async function planOneTime(
  em: EntityManager,
  { id: dealId, title }: Deal,
  { amountCents, discountCents }: Pick<PeriodBill, 'amountCents' | 'discountCents'>,
): Promise<void> {
  if (amountCents === 0 || (await em.count(ScheduleEntry, { dealId, origin: 'deal' })) > 0) return;
  const facts = { origin: 'deal', dealId, type: 'one_time', title, status: 'ready' } as const;
  await planEntry(em, { ...facts, amountCents, discountCents });
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY = 86_400_000;

/** The days of a period in words, for example "Nov 21, 2026 – Dec 20, 2026"; `end` is the first day that isn't in it. */
export const periodLabel = (start: string, end: string): string =>
  dayFormat.formatRange(Date.parse(`${start}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`) - DAY);
