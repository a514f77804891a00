import { defineFields, field } from '../core/fields.js';
import { dealStatuses, type DealView } from './deal.contract.js';
import { dealIntervals, dealTypes } from './deal-terms.js';

/** The fields of a deal (specification, section 3). */
export const dealFields = defineFields<DealView>()({
  number: field.line('Number', ['list', 'export', 'search', 'report']),
  title: field.line('Title', ['list', 'form', 'compare', 'export', 'import', 'search', 'report'], {
    heading: 'Deal',
    sentence: 'The title of the deal',
  }),
  description: field.text('Description', ['form', 'compare', 'export', 'import', 'search']),
  terms: field.text('Terms', ['form', 'detail', 'compare', 'export', 'import']),
  customer_id: field.reference('Customer', ['form', 'detail', 'export']),
  customer_name: field.line('Customer', ['list', 'import', 'report'], { audience: 'internal' }),
  company_name: field.line('Company', ['report'], { audience: 'internal' }),
  deal_type: field.choice('Type', ['list', 'form', 'export', 'import', 'report'], {
    sentence: 'Recurring, or paid once',
    values: dealTypes,
  }),
  interval: field.choice('Billed', ['form', 'compare', 'export', 'import', 'report'], {
    heading: 'Every',
    sentence: 'How often it is billed',
    values: dealIntervals,
  }),
  amount: field.dollars('Amount', ['list', 'form', 'compare', 'export', 'import', 'report'], { heading: 'Price' }),
  monthly_amount: field.dollars('Per month', ['list', 'export', 'report'], {
    heading: 'Monthly',
    column: 'monthly_cents',
  }),
  setup_fee: field.dollars('Setup fee', ['form', 'detail', 'compare', 'export', 'import', 'report'], {
    sentence: 'What is billed once at the beginning',
  }),
  current_status: field.choice('Status', ['list', 'compare', 'export', 'report'], { values: dealStatuses }),
  starts_on: field.day('Starts on', ['list', 'form', 'detail', 'compare', 'export', 'import'], { heading: 'Starts' }),
  next_bill_on: field.day('Next bill', ['list', 'detail', 'export']),
  pause_at: field.day('Pauses', ['detail', 'export']),
  resumes_at: field.day('Resumes on', ['form', 'detail', 'compare', 'export'], { heading: 'Starts again' }),
  cancel_at: field.day('Ends', ['detail', 'export']),
  promo_code: field.line('Promo code', ['form', 'detail', 'compare', 'report'], {
    sentence: 'The code that was redeemed',
  }),
  accepted_at: field.instant('Accepted', ['detail', 'export', 'report'], { sentence: 'When it was accepted' }),
  accepted_by_name: field.line('Accepted by', ['detail', 'export']),
  acceptance_method: field.choice('How it was accepted', ['detail', 'export']),
  decline_reason: field.text('Why it was declined', ['detail', 'export']),
  cancel_reason: field.line('Why it was cancelled', ['detail', 'export']),
  internal_notes: field.text('Internal notes', ['form', 'detail', 'compare', 'export', 'import'], {
    audience: 'internal',
  }),
  created_at: field.instant('Created', ['list', 'export', 'report'], { sentence: 'When it was made' }),
  id: 'identifies the record',
  company_id: 'shown by its name',
  discount_terms: 'shown with the promo code',
  discount: 'shown with the amount',
  monthly_discount: 'shown with the amount',
  terms_hash: 'names the terms that are accepted',
  consultation_id: 'a link on the page of the deal',
  customer_email: 'shown with the customer',
  accepted_ip: 'shown with the acceptance',
  project_id: 'a link on the page of the deal',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
