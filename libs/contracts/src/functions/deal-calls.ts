import { servedCall, type FunctionCall } from './function-call.js';

/** The calls of the deals service, in the order of the specification; they address records by their path. */
export const dealCalls: readonly FunctionCall[] = [
  servedCall('GET', 'deals/promocodes', 'List promo codes: status, deal_type, search, page, limit; admins'),
  servedCall('POST', 'deals/promocodes', 'Offer a promo code; admins'),
  servedCall('PUT', 'deals/promocodes/{id}', 'Change a promo code; admins'),
  servedCall('DELETE', 'deals/promocodes/{id}', 'Delete a promo code that nobody redeemed; admins'),
  servedCall('POST', 'deals/validate-promocode', 'Ask whether a promo code is good: code'),
  servedCall('GET', 'deals/customer-deals', 'List deals: current_status, deal_type, customer_id, search, page, limit'),
  servedCall('POST', 'deals/customer-deals', 'Draft a deal; admins'),
  servedCall('PUT', 'deals/customer-deals/{id}', 'Change a deal; current_status moves it; admins'),
  servedCall('GET', 'deals/deal-payments', 'List payments: status, deal_id, invoice_id, search, page, limit'),
  servedCall('GET', 'deals/deal-documents', 'List documents of deals: deal_id, status, search, page, limit'),
  servedCall('GET', 'deals/revenue-summary', 'What was billed, came in and is still owed, by month; admins', {
    topLevel: ['totalMRR', 'totalActiveDeals', 'totalRevenue'],
  }),
  servedCall('GET', 'deals/analytics', 'Deals in numbers; admins', {
    topLevel: ['totalMRR', 'totalActiveDeals', 'totalRevenue'],
  }),
];
