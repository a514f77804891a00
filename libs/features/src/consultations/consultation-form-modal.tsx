import { UpdateConsultation, type ConsultationView } from '@portal/contracts';
import { changesOf, FormModal } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';

interface ConsultationFormModalProps {
  request: ConsultationView;
  /** The fields that the role may write. */
  fields: readonly (keyof ConsultationView)[];
  onSave: (changes: UpdateConsultation, opened: ConsultationView) => Promise<unknown>;
  onClose: () => void;
  /** `Form.Item`s named like the fields. */
  children: ReactNode;
}

export type ConsultationFormProps = Omit<ConsultationFormModalProps, 'fields' | 'children'>;

/** Edits a request. What it was when the form opened decides what counts as changed. */
export function ConsultationFormModal({ request, fields, onSave, onClose, children }: ConsultationFormModalProps) {
  const [opened] = useState(request);
  return (
    <FormModal
      title={`Edit request ${opened.reference}`}
      schema={UpdateConsultation}
      initialValues={Object.fromEntries(fields.map((field) => [field, opened[field]]))}
      toInput={(values) => changesOf(opened, cleaned(values))}
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, opened)}
      onClose={onClose}
    >
      {children}
    </FormModal>
  );
}

/** Without times that were begun and not filled, and with no notes instead of empty ones. */
const cleaned = ({ preferred_times: times, internal_notes: notes, ...values }: Record<string, unknown>) => ({
  ...values,
  ...(Array.isArray(times) ? { preferred_times: times.filter(Boolean) } : {}),
  ...(notes === undefined ? {} : { internal_notes: notes || null }),
});
