import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';

/** Deleted drafts, as soon as what hangs on them is purged (decisions, section 4). */
export const dealsRetention = retention('purge-deals', {
  customer_deals: [deleted(hasNo('billing_schedules', 'deal_id'), hasNo('invoices', 'deal_id'))],
});
