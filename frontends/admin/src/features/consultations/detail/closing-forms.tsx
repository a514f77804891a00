import {
  requiredLongText,
  updateConsultation,
  type ConsultationView,
  type UpdateConsultation,
} from '@portal/contracts';
import { optionsOf, outcomeLabels } from '@portal/features';
import { FormModal, ReasonModal } from '@portal/ui-antd';
import { Form, Select } from 'antd';
import type { ReactNode } from 'react';

interface ClosingFormProps {
  request: ConsultationView;
  /** Which meetings go with it. */
  calledOff: ReactNode;
  onSubmit: (changes: UpdateConsultation) => Promise<unknown>;
  onClose: () => void;
}

const declining = updateConsultation.extend({ decline_reason: requiredLongText });
const completing = updateConsultation.required({ outcome: true });

/** Declines a request with the reason that the customer reads. */
export const DeclineForm = ({ request, calledOff, onSubmit, onClose }: ClosingFormProps) => (
  <ReasonModal
    title={`Decline request ${request.reference}`}
    schema={declining}
    toInput={(values) => ({ ...values, decline_reason: values['decline_reason'] ?? '', status: 'declined' })}
    submitText="Decline request"
    onSubmit={onSubmit}
    onClose={onClose}
    name="decline_reason"
    label="Why we decline"
    extra="The customer reads this."
    required
  >
    {calledOff}
  </ReasonModal>
);

/** Completes a request with what became of it. */
export const CompleteForm = ({ request, calledOff, onSubmit, onClose }: ClosingFormProps) => (
  <FormModal
    title={`Complete request ${request.reference}`}
    schema={completing}
    initialValues={{ outcome: request.outcome ?? 'follow_up' }}
    toInput={(values) => ({ ...values, status: 'completed' })}
    submitText="Complete request"
    onSubmit={onSubmit}
    onClose={onClose}
  >
    {calledOff}
    <Form.Item name="outcome" label="Outcome" required>
      <Select options={optionsOf(outcomeLabels)} />
    </Form.Item>
  </FormModal>
);
