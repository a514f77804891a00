import { mergeCompany, type CompanyView } from '@portal/contracts';
import { useMergeCompany } from '@portal/data-access';
import { toast } from '@portal/ui';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { useRef } from 'react';
import '../../forms/money-form.css';
import { CompanyPicker } from '../../people/company-picker.js';
import { peopleText } from './people-text.js';

interface MergeCompanyProps {
  company: CompanyView;
  /** With the company that stayed, when they were merged. */
  onClose: (into?: CompanyView) => void;
}

/** Moves all users of a company to another, with their deals and billing, and deletes it (decisions 1.1). */
export function MergeCompanyForm({ company, onClose }: MergeCompanyProps) {
  const merge = useMergeCompany();
  const stayed = useRef<CompanyView>(undefined);
  return (
    <FormModal
      title={`Merge ${company.name} into another company`}
      schema={mergeCompany}
      submitText="Merge companies"
      keepText="Keep both"
      onSubmit={async (input) => {
        const into = await merge.mutateAsync({ id: company.id, ...input });
        toast.success(`${company.name} is now part of ${into.name}.`);
        stayed.current = into;
      }}
      toasts={{ failure: 'Failed to merge companies.' }}
      onClose={() => onClose(stayed.current)}
    >
      <p className="money-form__note">
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
