import type { CompanyView, UpdateCompany } from '@portal/contracts';
import { useCan, useDeleteCompany } from '@portal/data-access';
import { MoreMenu, type Save } from '@portal/ui-antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { useHistoryItem } from '../../use-history-item.js';
import { EditCompany } from './company.form.js';
import { MergeCompanyForm } from './merge-company.js';
import { companyRecord } from './company.record.js';

interface CompanyActionsProps {
  company: CompanyView;
  saver: Save<CompanyView, UpdateCompany>;
  /** Where one goes when it is deleted. */
  list: string;
}

/** What can be done about a company: editing, merging, and deleting one without people. */
export function CompanyActions({ company, saver, list }: CompanyActionsProps) {
  const navigate = useNavigate();
  const deletion = useDeleteCompany();
  const mayUpdate = useCan('company.update');
  const mayMerge = useCan('company.merge');
  const mayDelete = useCan('company.delete');
  const [open, setOpen] = useState<'edit' | 'merge'>();
  const history = useHistoryItem(company);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <MoreMenu
        label={`More for ${company.name}`}
        groups={[
          [
            ...(mayUpdate ? [{ key: 'edit', label: 'Edit company', onClick: () => setOpen('edit') }] : []),
            ...(mayMerge ? [{ key: 'merge', label: 'Merge into another', onClick: () => setOpen('merge') }] : []),
          ],
          history,
        ]}
        deletion={
          company.member_count === 0 && mayDelete
            ? {
                id: company.id,
                mutation: deletion,
                noun: 'company',
                title: `Delete ${company.name}?`,
                text: 'Nobody belongs to it. An admin can bring it back for 30 days, under “Deleted”.',
                toasts: companyRecord.toasts.deleted,
                onDeleted: () => void navigate(list),
              }
            : undefined
        }
      />
      {open === 'edit' ? <EditCompany record={company} onSave={saver.save} onClose={close} /> : null}
      {open === 'merge' ? (
        <MergeCompanyForm
          company={company}
          onClose={(into) => {
            close();
            if (into) void navigate(addresses.company(into));
          }}
        />
      ) : null}
    </>
  );
}
