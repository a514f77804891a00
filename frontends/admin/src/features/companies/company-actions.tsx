import type { CompanyView } from '@portal/contracts';
import { Can, useDeleteCompany } from '@portal/data-access';
import { DeleteButton } from '@portal/ui-antd';
import { Button } from 'antd';
import { Merge, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { companyToasts } from './company-toasts.js';
import { EditCompany } from './company.form.js';
import { MergeCompanyForm } from './merge-company.js';
import { useSaveCompany } from './use-save-company.js';

interface CompanyActionsProps {
  company: CompanyView;
  /** Where one goes when it is deleted. */
  list: string;
}

/** What can be done about a company: editing, merging, and deleting one without people. */
export function CompanyActions({ company, list }: CompanyActionsProps) {
  const saver = useSaveCompany(company);
  const navigate = useNavigate();
  const deletion = useDeleteCompany();
  const [open, setOpen] = useState<'edit' | 'merge'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Can permission="company.update">
        <Button icon={<Pencil size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={() => setOpen('edit')}>
          Edit
        </Button>
      </Can>
      <Can permission="company.merge">
        <Button icon={<Merge size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={() => setOpen('merge')}>
          Merge
        </Button>
      </Can>
      {company.member_count === 0 ? (
        <Can permission="company.delete">
          <DeleteButton
            id={company.id}
            mutation={deletion}
            noun="company"
            title={`Delete ${company.name}?`}
            text="Nobody belongs to it. An admin can bring it back for 30 days, under “Deleted”."
            toasts={companyToasts.deleted}
            onDeleted={() => void navigate(list)}
          />
        </Can>
      ) : null}
      {open === 'edit' ? <EditCompany company={company} onSave={saver.save} onClose={close} /> : null}
      {open === 'merge' ? (
        <MergeCompanyForm
          company={company}
          onClose={(into) => {
            close();
            if (into) void navigate(addresses.company(into));
          }}
        />
      ) : null}
      {saver.conflictDialog}
    </>
  );
}
