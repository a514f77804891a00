/*
 * For the domains that build on deals:
 * - `lockDeal(em, actor, id)` locks a deal within the caller's transaction; `Deal` is the entity.
 * - `DealPeriods.billNext(em, id)` claims a deal whose period has begun (skip locked) and moves it past that period in the
 *   caller's transaction: next_bill_on and the code's used periods; it answers what the period costs. `oneTimeBill` says
 *   what a one-time deal costs.
 * - `@OnBeforeDealStop()` is called before an admin pauses or ends an active deal, in the transaction that holds it:
 *   `DealPeriods.billBegun(em, deal)` moves it past a period that has begun.
 * - `seesDeal(actor)` is the condition of sight over the alias `d` (customer_deals);
 *   `visibleDeals` lists and counts; `monthlyWorth` of active deals makes totalMRR; `endedAt` is when
 *   deal `d` was over.
 * - `@BlocksDeletionOf('deal')` refuses its deletion (throw `deal.has_records`).
 */
export { OnBeforeDealStop } from './lifecycle/deal-stop-hooks.js';
export { DealPeriods, type PeriodBill } from './lifecycle/deal-periods.js';
export { Deal } from './deal.entity.js';
export {
  activeMonthlyWorth,
  endedAt,
  findDealRow,
  monthlyDiscount,
  monthlyWorth,
  seesDeal,
  visibleDeals,
  type DealFilters,
  type DealRow,
  dealTotals,
} from './deals.queries.js';
export { termsHashOf } from './agreement/deal-agreement.js';
export { lockDeal } from './deal.load.js';
export { DealsModule } from './deals.module.js';
export { DealsService } from './deals.service.js';
export { moneyFeed } from './money-feed.js';
