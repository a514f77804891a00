import { get, post, put, remove, type FunctionCall } from './function-call.js';

/** The calls of the deals service, in the order of the specification; they address records by their path. */
export const dealCalls: readonly FunctionCall[] = [
  get('deals/promocodes', 'List promo codes: status, deal_type, search, page, limit; admins'),
  post('deals/promocodes', 'Offer a promo code; admins'),
  put('deals/promocodes/{id}', 'Change a promo code; admins'),
  remove('deals/promocodes/{id}', 'Delete a promo code that nobody redeemed; admins'),
  post('deals/validate-promocode', 'Ask whether a promo code is good: code'),
  get('deals/customer-deals', 'List deals: current_status, deal_type, customer_id, search, page, limit'),
  post('deals/customer-deals', 'Draft a deal; admins'),
  put('deals/customer-deals/{id}', 'Change a deal; current_status moves it; admins'),
  get('deals/deal-payments', 'List payments: status, deal_id, invoice_id, search, page, limit'),
  get('deals/deal-documents', 'List documents of deals: deal_id, status, search, page, limit'),
  get('deals/revenue-summary', 'What was billed, came in and is still owed, by month; admins', {
    topLevel: ['totalMRR', 'totalActiveDeals', 'totalRevenue'],
  }),
  get('deals/analytics', 'Deals in numbers; admins', { topLevel: ['totalMRR', 'totalActiveDeals', 'totalRevenue'] }),
];
