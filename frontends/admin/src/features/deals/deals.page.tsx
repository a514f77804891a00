import { PromoCodeListPage } from '../promo-codes/promo-code-list.page.js';
import { DealListPage } from './deal-list.page.js';
import { DealViews, useDealsView } from './deal-views.js';

/** Deals, or the promo codes they redeem, as the address names it. */
export const DealsPage = () =>
  useDealsView() === 'promo-codes' ? <PromoCodeListPage views={<DealViews />} /> : <DealListPage />;
