import type { FunctionCall } from './function-call.js';

/** The calls of the deals service, in the order of the specification; they address records by their path. */
export const dealCalls: readonly FunctionCall[] = [
  {
    name: 'deals/promocodes',
    method: 'GET',
    route: 'deals/promocodes',
    session: true,
    says: 'List promo codes: status, deal_type, search, page, limit; admins',
  },
  {
    name: 'deals/promocodes',
    method: 'POST',
    route: 'deals/promocodes',
    session: true,
    says: 'Offer a promo code; admins',
  },
  {
    name: 'deals/promocodes/{id}',
    method: 'PUT',
    route: 'deals/promocodes/{id}',
    session: true,
    says: 'Change a promo code; admins',
  },
  {
    name: 'deals/promocodes/{id}',
    method: 'DELETE',
    route: 'deals/promocodes/{id}',
    session: true,
    says: 'Delete a promo code that nobody redeemed; admins',
  },
  {
    name: 'deals/validate-promocode',
    method: 'POST',
    route: 'deals/validate-promocode',
    session: true,
    says: 'Ask whether a promo code is good: code',
  },
  {
    name: 'deals/customer-deals',
    method: 'GET',
    route: 'deals/customer-deals',
    session: true,
    says: 'List deals: current_status, deal_type, customer_id, search, page, limit',
  },
  {
    name: 'deals/customer-deals',
    method: 'POST',
    route: 'deals/customer-deals',
    session: true,
    says: 'Draft a deal; admins',
  },
  {
    name: 'deals/customer-deals/{id}',
    method: 'PUT',
    route: 'deals/customer-deals/{id}',
    session: true,
    says: 'Change a deal; current_status moves it; admins',
  },
];
