import { Form, Input } from 'antd';
import { CompanyPicker } from '../../people/company-picker.js';
import { SimilarCompanies } from '../../people/similar-companies.js';

/** Who the sender of a mail is, and of which company, there already or new. */
export function NewSenderFields() {
  const form = Form.useFormInstance();
  const name = Form.useWatch<unknown>(['customer', 'company_name'], form);
  return (
    <>
      <Form.Item name={['customer', 'first_name']} label="First name" required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name={['customer', 'last_name']} label="Last name">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name={['customer', 'company_id']} label="Company">
        <CompanyPicker allowClear />
      </Form.Item>
      <Form.Item name={['customer', 'company_name']} label="New company" extra="Only when it is not in the list above.">
        <Input autoComplete="off" />
      </Form.Item>
      <SimilarCompanies
        name={name}
        onUse={({ id }) => form.setFieldsValue({ customer: { company_id: id, company_name: '' } })}
      />
    </>
  );
}
