import type { CompanyView } from '@portal/contracts';
import { useDeleteCompany } from '@portal/data-access';
import type { BulkAction } from '@portal/ui-antd';
import { useBulkDelete } from '../../views/use-bulk-delete.js';
import { companyToasts } from './company-toasts.js';

/** What can be done to several companies at once. */
export function useCompanyBulkActions(): readonly BulkAction<CompanyView>[] {
  const removeAll = useBulkDelete({
    mutation: useDeleteCompany(),
    question: (rows: readonly CompanyView[]) => ({
      title: rows.length === 1 ? 'Delete this company?' : `Delete these ${rows.length} companies?`,
      text: `${rows.map(({ name }) => name).join(', ')}: gone from every list at once; one that people belong to stays. An admin can bring companies back for 30 days, under “Deleted”.`,
      confirm: rows.length === 1 ? 'Delete company' : `Delete ${rows.length} companies`,
    }),
    noun: ['company', 'companies'],
    toasts: companyToasts.deleted,
    nameOf: ({ name }: CompanyView) => name,
  });
  return [{ key: 'delete', label: 'Delete', danger: true, ask: removeAll }];
}
