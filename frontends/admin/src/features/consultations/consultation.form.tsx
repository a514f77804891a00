import { updateConsultation, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { contactMethodWords, optionsOf, PreferredTimesField, typeWords, urgencyWords } from '@portal/features';
import { changesOf, FormModal } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';

const editable = [
  'title',
  'description',
  'consultation_type',
  'urgency',
  'preferred_contact_method',
  'preferred_times',
  'internal_notes',
] as const;

interface ConsultationFormProps {
  request: ConsultationView;
  onSave: (changes: UpdateConsultation, opened: ConsultationView) => Promise<unknown>;
  onClose: () => void;
}

/** All of a request that admins write. What it was when the form opened decides what counts as changed. */
export function ConsultationForm({ request, onSave, onClose }: ConsultationFormProps) {
  const [opened] = useState(request);
  return (
    <FormModal
      title={`Edit request ${opened.reference}`}
      schema={updateConsultation}
      initialValues={Object.fromEntries(editable.map((field) => [field, opened[field]]))}
      toInput={(values) =>
        changesOf(opened, {
          ...values,
          preferred_times: withoutGaps(values['preferred_times']),
          internal_notes: values['internal_notes'] || null,
        })
      }
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, opened)}
      onClose={onClose}
    >
      <Form.Item name="title" label="Title" required>
        <Input />
      </Form.Item>
      <Form.Item name="description" label="What is needed" required>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
      </Form.Item>
      <Form.Item name="consultation_type" label="Type" required>
        <Select options={optionsOf(typeWords)} />
      </Form.Item>
      <Form.Item name="urgency" label="Urgency" required>
        <Select options={optionsOf(urgencyWords)} />
      </Form.Item>
      <Form.Item name="preferred_contact_method" label="Contact by" required>
        <Select options={optionsOf(contactMethodWords)} />
      </Form.Item>
      <Form.Item name="preferred_times" label="Preferred times">
        <PreferredTimesField />
      </Form.Item>
      <Form.Item name="internal_notes" label="Internal notes" extra="Only admins see these.">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} />
      </Form.Item>
    </FormModal>
  );
}

const withoutGaps = (times: unknown): unknown => (Array.isArray(times) ? times.filter(Boolean) : times);
