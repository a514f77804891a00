import { defineFields, field } from '../core/fields.js';
import type { CompanyView } from './company.contract.js';

/** The fields of a company (decisions, section 1). */
export const companyFields = defineFields<CompanyView>()({
  name: field.line('Name', ['list', 'form', 'compare', 'export', 'import', 'search', 'report']),
  address: field.line('Address', ['form', 'detail', 'compare', 'export', 'import', 'report']),
  phone: field.line('Phone', ['list', 'form', 'detail', 'compare', 'export', 'import', 'search', 'report']),
  website: field.line('Website', ['form', 'detail', 'compare', 'export', 'import', 'search', 'report']),
  billing_email: field.line('Billing e-mail', [
    ...(['list', 'form', 'detail', 'compare', 'export', 'import', 'search', 'report'] as const),
  ]),
  payment_terms_days: field.number('Days to pay', ['list', 'form', 'detail', 'compare', 'export', 'import', 'report'], {
    audience: 'internal',
  }),
  notes: field.text('Notes', ['form', 'detail', 'compare', 'export', 'import'], { audience: 'internal' }),
  member_count: field.number('People', ['list'], { audience: 'internal' }),
  created_at: field.instant('Created', ['list', 'detail'], { audience: 'internal' }),
  id: 'identifies the record',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
