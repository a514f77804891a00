import { CreateUser, UpdateUser, type UserView } from '@portal/contracts';
import { useCreateUser } from '@portal/data-access';
import { optionsOf } from '@portal/features';
import { toast } from '@portal/ui';
import { emptyAsNull, FormModal, LineItem, ChoiceItem } from '@portal/ui-antd';
import { Checkbox, Form, Select } from 'antd';
import { filled } from '../../forms/business-day.js';
import { CompanyPicker } from '../../people/company-picker.js';
import { SimilarCompanies } from '../../people/similar-companies.js';
import { useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { RowEditor } from '../../forms/row-editor.js';
import { flagLabels, nameOf, roleLabels, useSaveCustomer } from './user.record.js';

interface NewCustomerProps {
  /** The company of the person, when known already. */
  company?: { id: string; name: string };
  onClose: () => void;
}

/** Adds a person; the account is invited until its first sign-in. */
export function NewCustomer({ company, onClose }: NewCustomerProps) {
  const create = useCreateUser();
  return (
    <FormModal
      title={company ? `New person at ${company.name}` : 'New customer'}
      schema={CreateUser}
      initialValues={{ role: 'customer', contact_flags: [], company_id: company?.id, send_invitation: true }}
      toInput={filled}
      submitText="Add customer"
      onSubmit={async (values) => {
        const user = await create.mutateAsync(values);
        toast.success(`${nameOf(user)} was added${values.send_invitation ? ' and invited by e-mail' : ''}.`);
      }}
      toasts={{ failure: 'Failed to add customer.' }}
      onClose={onClose}
    >
      <LineItem
        name="email"
        label="E-mail"
        required
        extra="They sign in with a link that they ask for on the sign-in page."
        input={{ type: 'email', autoComplete: 'off' }}
      />
      <PersonFields company={company} />
      {company ? null : (
        <>
          <LineItem name="company_name" label="New company" extra="Only when it is not in the list above." />
          <SimilarNames />
        </>
      )}
      <Form.Item
        name="send_invitation"
        valuePropName="checked"
        extra="A mail that says what the portal is for and leads to the sign-in page. Without it they hear of the account from you."
      >
        <Checkbox>Send an invitation</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

/** Companies that are called like the new one: the person may belong to one of them. */
function SimilarNames() {
  const form = Form.useFormInstance();
  return (
    <SimilarCompanies
      name={Form.useWatch<unknown>('company_name', form)}
      onUse={({ id }) => form.setFieldsValue({ company_id: id, company_name: '' })}
    />
  );
}

/** Changes a person. */
function EditCustomer(edit: EditFormProps<UserView, UpdateUser>) {
  const { opened, form } = useEdit(edit, emptyAsNull);
  return (
    <FormModal {...form} title={`Edit ${nameOf(opened)}`} schema={UpdateUser} initialValues={{ ...opened }}>
      <LineItem
        name="email"
        label="E-mail"
        required
        extra="They sign in with a link sent to this address. Both addresses are told of a change."
        input={{ type: 'email', autoComplete: 'off' }}
      />
      <PersonFields company={{ id: opened.company_id, name: opened.company_name }} />
    </FormModal>
  );
}

/** Edits a person's profile over a list or a page. */
export const CustomerEditor = ({ user }: { user: UserView }) => (
  <RowEditor
    saver={useSaveCustomer(user)}
    form={(save, close) => <EditCustomer record={user} onSave={save} onClose={close} />}
  />
);

/** `company` is the one the person belongs to. */
function PersonFields({ company }: { company: { id: string | null; name: string | null } | undefined }) {
  return (
    <>
      <LineItem name="first_name" label="First name" />
      <LineItem name="last_name" label="Last name" />
      <LineItem name="phone" label="Phone" input={{ type: 'tel' }} />
      <Form.Item name="company_id" label="Company">
        <CompanyPicker allowClear current={company} />
      </Form.Item>
      <ChoiceItem name="role" label="Role" required options={optionsOf(roleLabels)} />
      <Form.Item name="contact_flags" label="Contact for the company">
        <Select mode="multiple" placeholder="Nothing in particular" options={optionsOf(flagLabels)} />
      </Form.Item>
    </>
  );
}
