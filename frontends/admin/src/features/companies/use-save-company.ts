import { companyFields, type CompanyView, type UpdateCompany } from '@portal/contracts';
import { useUpdateCompany } from '@portal/data-access';
import { conflictFields, useSave, type Save } from '@portal/ui-antd';
import { companyToasts } from './company-toasts.js';

export type CompanySaver = Save<CompanyView, UpdateCompany>;

/** Changes one company, with toasts, and lets the admin choose when another user changed it first. */
export function useSaveCompany(company: CompanyView): CompanySaver {
  const update = useUpdateCompany();
  return useSave({
    record: company,
    name: company.name,
    send: (changes: UpdateCompany) => update.mutateAsync({ id: company.id, ...changes }),
    fields: conflictFields(companyFields),
    toasts: companyToasts.updated,
  });
}
