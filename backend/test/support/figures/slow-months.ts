import { priorities, type DealsAnalytics, type MonthAttainment, type MrrMovementKind } from '@portal/contracts';
import { at, byId, isOneOf, num, officeDay, sum, type Kept, type Raw } from './raw-rows.js';
import { worth } from './slow-metrics.js';
import { seen, type Asked, type Total } from './totals-kit.js';
import { unansweredTotals, workTotals } from './work-totals.js';

/** The last months with this one, oldest first, with their first and last days. */
export function monthsUntil(now: number, length: number): { month: string; from: string; to: string }[] {
  const [year = 0, number = 0] = officeDay(now).split('-').map(Number);
  const day = (months: number, date: number): string =>
    new Date(Date.UTC(year, number - 1 - months, date)).toISOString().slice(0, 10);
  return Array.from({ length }, (_, index) => length - 1 - index).map((ago) => ({
    month: day(ago, 1).slice(0, 7),
    from: day(ago, 1),
    to: day(ago - 1, 0),
  }));
}

/** How the promises of the tickets of some months ended, by policy; in the slow way. */
export const slowAttainment = (asked: Asked, length: number): MonthAttainment[] =>
  monthsUntil(asked.kept.now, length).map(({ month, from, to }) => ({
    month,
    policies: priorities.toReversed().flatMap((priority) => {
      const tickets = asked.kept.tickets.filter((ticket) => ticket['priority'] === priority);
      const count = (total: Total): number => total({ ...asked, kept: { ...asked.kept, tickets }, from, to });
      const { tickets: all, ...promises } = workTotals.support_sla;
      const policy = (kept: number, missed: number, unanswered: number) => ({
        kept,
        missed,
        unanswered,
        running: count(all) - kept - missed - unanswered,
        percent: kept + missed === 0 ? null : Math.round((1_000 * kept) / (kept + missed)) / 10,
      });
      const one = {
        priority,
        tickets: count(all),
        first_response: policy(
          count(promises.response_kept),
          count(promises.response_missed),
          count(unansweredTotals.first_response),
        ),
        resolution: policy(
          count(promises.resolution_kept),
          count(promises.resolution_missed),
          count(unansweredTotals.resolution),
        ),
      };
      return one.tickets === 0 ? [] : [one];
    }),
  }));

/** Movements of the monthly revenue whose day at the office passes. */
export const movements = (kept: Kept, isOn: (day: string) => boolean, kind?: MrrMovementKind): Raw[] =>
  kept.mrr_movements.filter(
    (row) => isOn(officeDay(at(row, 'at') ?? NaN)) && (kind === undefined || row['kind'] === kind),
  );
/** US dollars. */
export const changeOf = (rows: readonly Raw[]): number =>
  sum(rows, (row) => num(row, 'after_cents') - num(row, 'before_cents')) / 100;

/** When an accepted deal was cancelled or completed. */
function endOf(kept: Kept, deal: Raw): number | null {
  if (deal['accepted_at'] === null || !isOneOf(deal, 'current_status', 'cancelled', 'completed')) return null;
  const steps = kept.domain_events.filter(
    ({ entity_id, name, payload }) =>
      entity_id === deal['id'] && name === 'deal.status_changed' && (payload as Raw)['to'] === deal['current_status'],
  );
  return Math.max(...steps.map((step) => at(step, 'occurred_at') ?? NaN));
}

/** How many deals were accepted in each of the last twelve months, and how many of those accepted ended. */
export const slowDealMonths = (asked: Asked): DealsAnalytics['months'] =>
  monthsUntil(asked.kept.now, 12).map(({ month }) => {
    const within = (instant: number | null): boolean => instant !== null && officeDay(instant).startsWith(month);
    const deals = seen('deals', asked);
    return {
      month,
      started: deals.filter((deal) => within(at(deal, 'accepted_at'))).length,
      ended: deals.filter((deal) => within(endOf(asked.kept, deal))).length,
    };
  });

/** The active deals of each code, and what it takes off a month of them. */
export function slowCodes(asked: Asked): DealsAnalytics['promo_codes'] {
  const active = seen('deals', asked).filter((deal) => deal['current_status'] === 'active');
  const redemptions = asked.kept.promo_redemptions.filter(({ deal_id }) => byId(active, deal_id));
  const without = { ...asked.kept, promo_redemptions: [] };
  return [...new Set(redemptions.map(({ code }) => String(code)))].sort().map((code) => {
    const deals = active.filter(({ id }) => redemptions.some((row) => row['deal_id'] === id && row['code'] === code));
    const cents = sum(deals, (deal) => worth(without, deal) - worth(asked.kept, deal));
    return { code, deals: deals.length, monthly_discount: cents / 100 };
  });
}
