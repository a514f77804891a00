import { UpdateTicket } from '@portal/contracts';
import { GridTimeField } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';

interface SnoozeFormProps {
  /** What is put off: "S-0012", "these 3 tickets". */
  what: string;
  /** Until when, ISO 8601. */
  onSubmit: (until: string) => Promise<unknown>;
  onClose: () => void;
}

const schema = UpdateTicket.pick({ snoozed_until: true }).required();

/** Puts tickets off until a day and time of one's choice. */
export const SnoozeForm = ({ what, onSubmit, onClose }: SnoozeFormProps) => (
  <FormModal
    title={`Snooze ${what}`}
    schema={schema}
    submitText="Snooze"
    onSubmit={({ snoozed_until }) => onSubmit(snoozed_until ?? '')}
    onClose={onClose}
  >
    <p className="mb-16 muted small">
      It leaves the queues of open work until then, or until the customer writes or its clock warns. Customers see
      nothing of it.
    </p>
    <Form.Item name="snoozed_until" label="Until" required>
      <GridTimeField label="Until" />
    </Form.Item>
  </FormModal>
);
