import {
  ConsultationFormModal,
  contactMethodLabels,
  optionsOf,
  PreferredTimesField,
  typeLabels,
  urgencyLabels,
  type ConsultationFormProps,
} from '@portal/features';
import { Form, Input, Select } from 'antd';

const editable = [
  'title',
  'description',
  'consultation_type',
  'urgency',
  'preferred_contact_method',
  'preferred_times',
  'internal_notes',
] as const;

/** All of a request that admins write. */
export function ConsultationForm(props: ConsultationFormProps) {
  return (
    <ConsultationFormModal {...props} fields={editable}>
      <Form.Item name="title" label="Title" required>
        <Input />
      </Form.Item>
      <Form.Item name="description" label="What is needed" required>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
      </Form.Item>
      <Form.Item name="consultation_type" label="Type" required>
        <Select options={optionsOf(typeLabels)} />
      </Form.Item>
      <Form.Item name="urgency" label="Urgency" required>
        <Select options={optionsOf(urgencyLabels)} />
      </Form.Item>
      <Form.Item name="preferred_contact_method" label="Contact by" required>
        <Select options={optionsOf(contactMethodLabels)} />
      </Form.Item>
      <Form.Item name="preferred_times" label="Preferred times">
        <PreferredTimesField />
      </Form.Item>
      <Form.Item name="internal_notes" label="Internal notes" extra="Only admins see these.">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} />
      </Form.Item>
    </ConsultationFormModal>
  );
}
