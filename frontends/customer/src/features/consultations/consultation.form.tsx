import { updateConsultation, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { PreferredTimesField } from '@portal/features';
import { changesOf, FormModal } from '@portal/ui-antd';
import { Form, Input } from 'antd';
import { useState } from 'react';

interface ConsultationFormProps {
  request: ConsultationView;
  onSave: (changes: UpdateConsultation, opened: ConsultationView) => Promise<unknown>;
  onClose: () => void;
}

/** What a customer may change while a request is pending. What it was when the form opened decides what counts as changed. */
export function ConsultationForm({ request, onSave, onClose }: ConsultationFormProps) {
  const [opened] = useState(request);
  return (
    <FormModal
      title={`Edit request ${opened.reference}`}
      schema={updateConsultation}
      initialValues={{
        title: opened.title,
        description: opened.description,
        preferred_times: opened.preferred_times,
      }}
      toInput={(values) => changesOf(opened, { ...values, preferred_times: withoutGaps(values['preferred_times']) })}
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, opened)}
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

const withoutGaps = (times: unknown): unknown => (Array.isArray(times) ? times.filter(Boolean) : times);
