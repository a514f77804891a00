import { defineErrors } from '../core/define-errors.js';

export const dealErrors = defineErrors({
  'deal.not_editable': [409, 'Figures and terms change in a draft only. Take the deal back to draft first'],
  'deal.terms_changed': [409, 'The deal changed since you read it. Please read it again'],
  'deal.not_draft': [409, 'Only a draft can be deleted. Cancel the deal instead'],
  'deal.has_records': [
    409,
    'The deal has invoices, payments, signed documents or a redeemed promo code. Cancel it instead',
  ],
  'user.owns_deals': [409, '{name} still has {count} live deals; end them first'],
  'deal.nothing_to_change': [409, 'Only an active or paused deal can be changed'],
});
