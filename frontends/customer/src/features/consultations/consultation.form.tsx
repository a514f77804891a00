import { ConsultationFormModal, PreferredTimesField, type ConsultationFormProps } from '@portal/features';
import { Form, Input } from 'antd';

/** What a customer may change while a request is pending. */
export const ConsultationForm = (props: ConsultationFormProps) => (
  <ConsultationFormModal {...props} fields={['title', 'description', 'preferred_times']}>
    <Form.Item name="title" label="Title" required>
      <Input />
    </Form.Item>
    <Form.Item name="description" label="What do you need?" required>
      <Input.TextArea autoSize={{ minRows: 5, maxRows: 14 }} />
    </Form.Item>
    <Form.Item
      name="preferred_times"
      label="Times that suit you"
      extra="In your own time zone. We confirm one of them."
    >
      <PreferredTimesField />
    </Form.Item>
  </ConsultationFormModal>
);
