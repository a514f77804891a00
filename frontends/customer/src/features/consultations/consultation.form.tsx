import { LineItem, TextItem } from '@portal/ui-antd';
import { ConsultationFormModal, PreferredTimesField, type ConsultationFormProps } from '@portal/features';
import { Form } from 'antd';

/** What a customer may change while a request is pending. */
export const ConsultationForm = (props: ConsultationFormProps) => (
  <ConsultationFormModal {...props} fields={['title', 'description', 'preferred_times']}>
    <LineItem name="title" label="Title" required />
    <TextItem name="description" label="What do you need?" required rows={[5, 14]} />
    <Form.Item
      name="preferred_times"
      label="Times that suit you"
      extra="In your own time zone. We confirm one of them."
    >
      <PreferredTimesField />
    </Form.Item>
  </ConsultationFormModal>
);
