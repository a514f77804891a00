import { updateConsultation, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { PreferredTimesField } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { Form, Input } from 'antd';

interface ConsultationFormProps {
  request: ConsultationView;
  onSave: (changes: UpdateConsultation) => Promise<unknown>;
  onClose: () => void;
}

/** What a customer may change while a request is pending. */
export function ConsultationForm({ request, onSave, onClose }: ConsultationFormProps) {
  return (
    <FormModal
      title={`Edit request ${request.reference}`}
      schema={updateConsultation}
      initialValues={{
        title: request.title,
        description: request.description,
        preferred_times: request.preferred_times,
      }}
      toInput={(values) => ({
        ...values,
        preferred_times: filled(values['preferred_times']),
        version: request.version,
      })}
      submitText="Save changes"
      onSubmit={onSave}
      onClose={onClose}
    >
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
    </FormModal>
  );
}

const filled = (times: unknown): unknown => (Array.isArray(times) ? times.filter(Boolean) : times);
