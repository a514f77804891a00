import { companyFields, CreateCompany, UpdateCompany, type CompanyView } from '@portal/contracts';
import { useCreateCompany } from '@portal/data-access';
import { fieldOf } from '@portal/features';
import { emptyAsNull, FormModal, LineItem, NumberItem, TextItem } from '@portal/ui-antd';
import { Form } from 'antd';
import { filled } from '../../forms/business-day.js';
import { SimilarCompanies } from '../../people/similar-companies.js';
import { useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { companyRecord } from './company.record.js';
import '../../forms/money-form.css';

/** Adds a company; people are moved to it afterwards. Closes with the company, when it was made. */
export const NewCompany = ({ onClose }: { onClose: (company?: CompanyView) => void }) => (
  <FormModal
    title="New company"
    schema={CreateCompany}
    toInput={filled}
    submitText="Create company"
    toasts={companyRecord.toasts.created}
    onSubmit={useCreateCompany().mutateAsync}
    onClose={onClose}
  >
    <CompanyFields terms={{ extra: '15, unless you say otherwise.' }} isNew />
  </FormModal>
);

/** Changes a company; what was invoiced keeps the address and the day it had. */
export function EditCompany(edit: EditFormProps<CompanyView, UpdateCompany>) {
  const { opened, form } = useEdit(edit, emptyAsNull);
  return (
    <FormModal {...form} title={`Edit ${opened.name}`} schema={UpdateCompany} initialValues={{ ...opened }}>
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
    <LineItem {...fieldOf(companyFields, 'name')} required input={{ autoComplete: 'off' }} />
    {isNew ? <SimilarNames /> : null}
    <LineItem
      {...fieldOf(companyFields, 'address')}
      extra="Printed on invoices from now on."
      input={{ autoComplete: 'off' }}
    />
    <div className="money-form__pair">
      <LineItem {...fieldOf(companyFields, 'phone')} input={{ type: 'tel', autoComplete: 'off' }} />
      <NumberItem {...fieldOf(companyFields, 'payment_terms_days')} {...terms} />
    </div>
    <LineItem
      {...fieldOf(companyFields, 'website')}
      input={{ type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: 'https://example.com' }}
    />
    <LineItem
      {...fieldOf(companyFields, 'billing_email')}
      extra="Gets each invoice, reminder, receipt and credit note as a PDF, beside the customer and the company’s billing and primary contacts; it needs no account. Printed on invoices; without one it is the customer’s own address."
      input={{ type: 'email', autoComplete: 'off' }}
    />
    <TextItem {...fieldOf(companyFields, 'notes')} extra="Only admins read them." rows={[3, 10]} />
  </>
);

/** The companies that already have the typed name. */
const SimilarNames = () => <SimilarCompanies name={Form.useWatch<unknown>('name', Form.useFormInstance())} />;
