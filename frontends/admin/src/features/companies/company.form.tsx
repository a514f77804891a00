import { companyFields, createCompany, updateCompany, type CompanyView, type UpdateCompany } from '@portal/contracts';
import { useCreateCompany } from '@portal/data-access';
import { FieldItem } from '@portal/features';
import { emptyAsNull, FormModal, NumberField } from '@portal/ui-antd';
import { Form, Input } from 'antd';
import { filled } from '../../forms/business-day.js';
import { SimilarCompanies } from '../../people/similar-companies.js';
import { useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { companyRecord } from './company.record.js';
import '../../forms/money-form.css';

/** Adds a company; people are moved to it afterwards. Closes with the company, when it was made. */
export function NewCompany({ onClose }: { onClose: (company?: CompanyView) => void }) {
  const create = useCreateCompany();
  return (
    <FormModal
      title="New company"
      schema={createCompany}
      toInput={filled}
      submitText="Create company"
      toasts={companyRecord.toasts.created}
      onSubmit={create.mutateAsync}
      onClose={onClose}
    >
      <CompanyFields terms={{ extra: '15, unless you say otherwise.' }} isNew />
    </FormModal>
  );
}

/** Changes a company; what was invoiced keeps the address and the day it had. */
export function EditCompany(edit: EditFormProps<CompanyView, UpdateCompany>) {
  const { opened, form } = useEdit(edit, emptyAsNull);
  return (
    <FormModal {...form} title={`Edit ${opened.name}`} schema={updateCompany} initialValues={{ ...opened }}>
      <CompanyFields terms={{ extra: 'Invoices issued from now on are due so many days later.', required: true }} />
    </FormModal>
  );
}

interface CompanyFieldsProps {
  /** The help text of the days to pay, and whether they are required. */
  terms: { extra: string; required?: boolean };
  /** For a new company the form shows existing ones of the same name. */
  isNew?: boolean;
}

const CompanyFields = ({ terms, isNew = false }: CompanyFieldsProps) => (
  <>
    <FieldItem of={companyFields} name="name" required>
      <Input autoComplete="off" />
    </FieldItem>
    {isNew ? <SimilarNames /> : null}
    <FieldItem of={companyFields} name="address" extra="Printed on invoices from now on.">
      <Input autoComplete="off" />
    </FieldItem>
    <div className="money-form__pair">
      <FieldItem of={companyFields} name="phone">
        <Input type="tel" autoComplete="off" />
      </FieldItem>
      <FieldItem of={companyFields} name="payment_terms_days" {...terms}>
        <NumberField />
      </FieldItem>
    </div>
    <FieldItem of={companyFields} name="website">
      <Input type="url" inputMode="url" autoComplete="off" placeholder="https://example.com" />
    </FieldItem>
    <FieldItem
      of={companyFields}
      name="billing_email"
      extra="Printed on invoices; without one it is the customer’s own address."
    >
      <Input type="email" autoComplete="off" />
    </FieldItem>
    <FieldItem of={companyFields} name="notes" extra="Only admins read them.">
      <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
    </FieldItem>
  </>
);

/** The companies that already have the typed name. */
const SimilarNames = () => <SimilarCompanies name={Form.useWatch<unknown>('name', Form.useFormInstance())} />;
