import { limits, requiredLine, UpdateTicket } from '@portal/contracts';
import { GridTimeField } from '@portal/features';
import { FormModal, useNow, useTimeStyle } from '@portal/ui-antd';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { snoozeTimes } from './snooze-times.js';

interface SnoozeFormProps {
  /** What is put off: "S-0012", "these 3 tickets". */
  what: string;
  /** Until when, ISO 8601. */
  onSubmit: (until: string) => Promise<unknown>;
  onClose: () => void;
}

const snoozing = UpdateTicket.pick({ snoozed_until: true }).extend({
  snoozed_until: requiredLine(limits.title),
});

/** Puts tickets off until one of the usual times, or another one. */
export const SnoozeForm = ({ what, onSubmit, onClose }: SnoozeFormProps) => (
  <FormModal
    title={`Snooze ${what}`}
    schema={snoozing}
    submitText="Snooze"
    onSubmit={({ snoozed_until }) => onSubmit(snoozed_until)}
    onClose={onClose}
  >
    <p className="mb-16 muted small">
      It leaves the queues of open work until then, or until the customer writes or its clock warns. Customers see
      nothing of it.
    </p>
    <Form.Item name="snoozed_until" label="Until" required>
      <SnoozeTimeField />
    </Form.Item>
  </FormModal>
);

/** Given by the form around it. */
interface SnoozeTimeFieldProps {
  id?: string;
  /** ISO 8601 */
  value?: string;
  onChange?: (until: string) => void;
}

function SnoozeTimeField(field: SnoozeTimeFieldProps) {
  const [now] = useState(useNow()); // what is chosen stays one of the times that are offered
  const { timeZone } = useTimeStyle();
  return (
    <div className="stack gap-10">
      <div className="flex wrap gap-8">
        {snoozeTimes(now, timeZone).map(({ label, until }, at) => (
          <Button
            key={label}
            autoFocus={at === 0}
            aria-pressed={field.value === until}
            onClick={({ currentTarget }) => {
              field.onChange?.(until);
              // so that Enter snoozes next
              currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('.ant-btn-primary')?.focus();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <GridTimeField label="Until" {...field} />
    </div>
  );
}
