import { type CompanyView, type UpdateCompany, MergeCompany } from '@portal/contracts';
import { useCan, useMergeCompany } from '@portal/data-access';
import { toast } from '@portal/ui';
import { type Save, FormModal, useLeaveRecord, useSheet } from '@portal/ui-antd';
import { Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { CompanyPicker } from '../../people/company-picker.js';
import { RecordMenu } from '../../records/record-menu.js';
import { peopleText } from '../../people/similar-companies.js';
import { EditCompany } from './company.form.js';
import { companyRecord } from './company.record.js';
import '../../forms/money-form.css';

interface CompanyActionsProps {
  company: CompanyView;
  saver: Save<CompanyView, UpdateCompany>;
  /** Where one goes when it is deleted. */
  list: string;
}

/** What can be done about a company: editing, merging, and deleting one without people. */
export function CompanyActions({ company, saver, list }: CompanyActionsProps) {
  const navigate = useNavigate();
  const sheet = useSheet();
  const leave = useLeaveRecord(list);
  const mayUpdate = useCan('company.update');
  const mayMerge = useCan('company.merge');
  const mayDelete = useCan('company.delete');
  const [open, setOpen] = useState<'edit' | 'merge'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <RecordMenu
        of={companyRecord}
        record={company}
        name={company.name}
        groups={[
          [
            mayUpdate && { key: 'edit', label: 'Edit company', onClick: () => setOpen('edit') },
            mayMerge && { key: 'merge', label: 'Merge into another', onClick: () => setOpen('merge') },
          ],
        ]}
        deletion={
          company.member_count === 0 &&
          mayDelete && {
            title: `Delete ${company.name}?`,
            text: 'Nobody belongs to it. An admin can bring it back for 30 days, under “Deleted”.',
            onDeleted: leave,
          }
        }
      />
      {open === 'edit' ? <EditCompany record={company} onSave={saver.save} onClose={close} /> : null}
      {open === 'merge' ? (
        <MergeCompanyForm
          company={company}
          onClose={(into) => {
            close();
            if (!into) return;
            if (sheet) sheet.moveTo(into);
            else void navigate(addresses.company(into));
          }}
        />
      ) : null}
    </>
  );
}

interface MergeCompanyProps {
  company: CompanyView;
  /** With the company that stayed, when they were merged. */
  onClose: (into?: CompanyView) => void;
}

/** Moves all users of a company to another, with their deals and billing, and deletes it (decisions 1.1). */
export function MergeCompanyForm({ company, onClose }: MergeCompanyProps) {
  const merge = useMergeCompany();
  return (
    <FormModal
      title={`Merge ${company.name} into another company`}
      schema={MergeCompany}
      submitText="Merge companies"
      keepText="Keep both"
      toasts={{ failure: 'Failed to merge companies.' }}
      onSubmit={async (input) => {
        const into = await merge.mutateAsync({ id: company.id, ...input });
        toast.success(`${company.name} is now part of ${into.name}.`);
        return into;
      }}
      onClose={onClose}
    >
      <p className="mb-16 muted small">
        {company.member_count > 0
          ? `${peopleText(company.member_count)} of ${company.name} move to the other company, with their deals and bills; contacts there see them.`
          : `Nobody belongs to ${company.name} now.`}{' '}
        The other company keeps its own address, billing e-mail and days to pay. {company.name} is deleted; bringing it
        back moves nobody back.
      </p>
      <Form.Item name="into_id" label="The company that stays" required>
        <CompanyPicker except={company.id} />
      </Form.Item>
    </FormModal>
  );
}
