import type { CompanyView, UpdateCompany } from '@portal/contracts';
import { useUpdateCompany } from '@portal/data-access';
import { useSave, type Save } from '@portal/ui-antd';
import { companyToasts } from './company-toasts.js';

export type CompanySaver = Save<CompanyView, UpdateCompany>;

/** Changes one company, with toasts, and lets the admin choose when another user changed it first. */
export function useSaveCompany(company: CompanyView): CompanySaver {
  const update = useUpdateCompany();
  return useSave({
    record: company,
    name: company.name,
    send: (changes: UpdateCompany) => update.mutateAsync({ id: company.id, ...changes }),
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'address', label: 'Address' },
      { key: 'phone', label: 'Phone' },
      { key: 'website', label: 'Website' },
      { key: 'billing_email', label: 'Billing e-mail' },
      { key: 'payment_terms_days', label: 'Days to pay', show: String },
      { key: 'notes', label: 'Notes' },
    ],
    toasts: companyToasts.updated,
  });
}
