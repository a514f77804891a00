import { defineFields } from '../core/fields.js';
import type { CompanyView } from './company.contract.js';

/** The fields of a company (decisions, section 1). */
export const companyFields = defineFields<CompanyView>()({
  name: {
    label: 'Name',
    format: 'line',
    audience: 'customer',
    uses: ['list', 'form', 'compare', 'export', 'import', 'search'],
  },
  address: {
    label: 'Address',
    format: 'line',
    audience: 'customer',
    uses: ['form', 'detail', 'compare', 'export', 'import'],
  },
  phone: {
    label: 'Phone',
    format: 'line',
    audience: 'customer',
    uses: ['list', 'form', 'detail', 'compare', 'export', 'import', 'search'],
  },
  website: {
    label: 'Website',
    format: 'line',
    audience: 'customer',
    uses: ['form', 'detail', 'compare', 'export', 'import', 'search'],
  },
  billing_email: {
    label: 'Billing e-mail',
    format: 'line',
    audience: 'customer',
    uses: ['list', 'form', 'detail', 'compare', 'export', 'import', 'search'],
  },
  payment_terms_days: {
    label: 'Days to pay',
    format: 'number',
    audience: 'internal',
    uses: ['list', 'form', 'detail', 'compare', 'export', 'import'],
  },
  notes: {
    label: 'Notes',
    format: 'text',
    audience: 'internal',
    uses: ['form', 'detail', 'compare', 'export', 'import'],
  },
  member_count: { label: 'People', format: 'number', audience: 'internal', uses: ['list'] },
  created_at: { label: 'Created', format: 'instant', audience: 'internal', uses: ['list', 'detail'] },
  id: 'identifies the record',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
