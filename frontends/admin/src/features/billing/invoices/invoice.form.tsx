import {
  createInvoice,
  updateInvoice,
  type InvoiceView,
  type ScheduleEntryView,
  type UpdateInvoice,
} from '@portal/contracts';
import { scheduleEntryQueries, useCreateInvoice } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { changesOf, FormModal } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { PersonPicker } from '../../../people/person-picker.js';
import type { EditFormProps } from '../../../forms/use-edit.js';
import { draftOf, InvoiceFields, newLine, ScheduledLines } from './invoice-fields.js';
import { invoiceRecord } from './invoice.record.js';
import '../billing.css';

interface NewInvoiceProps {
  /** The customer and the subject, when they are known already. */
  of?: { customer_id: string; deal_id?: string; project_id?: string };
  /** Called with the draft when one was made. */
  onClose: (made?: InvoiceView) => void;
}

/** Makes a draft of approved entries, of lines typed by hand, or of both. */
export function NewInvoice({ of, onClose }: NewInvoiceProps) {
  const create = useCreateInvoice();
  return (
    <FormModal
      title="New invoice"
      schema={createInvoice}
      initialValues={{ customer_id: of?.customer_id ?? null, lines: [newLine], tax_rate: 0 }}
      toInput={({ customer_id, schedule_entry_ids, ...values }) => ({
        customer_id: customer_id ?? undefined,
        schedule_entry_ids,
        ...draftOf(values),
        ...of,
      })}
      submitText="Create draft"
      toasts={invoiceRecord.toasts.created}
      onSubmit={create.mutateAsync}
      onClose={onClose}
    >
      <Form.Item name="customer_id" label="Customer" required hidden={of !== undefined}>
        <PersonPicker part="customer" />
      </Form.Item>
      <ApprovedEntries />
      <InvoiceFields />
    </FormModal>
  );
}

/** The customer's entries that wait for an invoice. */
function ApprovedEntries() {
  const customer: unknown = Form.useWatch('customer_id', Form.useFormInstance());
  const id = typeof customer === 'string' ? customer : undefined;
  const { data } = useQuery({
    ...scheduleEntryQueries.list({ customer_id: id ?? '', status: ['approved'], limit: 100 }),
    enabled: id !== undefined,
  });
  if (!id || !data || data.data.length === 0) return null;
  return (
    <Form.Item name="schedule_entry_ids" label="Approved entries">
      <Checkbox.Group
        className="entry-choices"
        options={data.data.map((entry) => ({ value: entry.id, label: choiceOf(entry) }))}
      />
    </Form.Item>
  );
}

const choiceOf = ({ title, amount, discount, project_name: project, deal_title: deal }: ScheduleEntryView): string =>
  `${title} (${project ?? deal ?? ''}), ${moneyText(amount - discount)}`;

/** Changes a draft. Lines that came of the schedule stay. */
export function EditInvoice({ record, onSave, onClose }: EditFormProps<InvoiceView, UpdateInvoice>) {
  // the invoice on the page is live: another user's change is found by comparison with the opened one
  const [original] = useState(record);
  const opened = { ...original, lines: writtenLines(original) };
  return (
    <FormModal
      title="Edit draft"
      schema={updateInvoice}
      initialValues={opened}
      toInput={(values) => changesOf(opened, draftOf(values))}
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, original)}
      onClose={onClose}
    >
      <ScheduledLines lines={original.lines.filter(({ schedule_entry_id: entry }) => entry !== null)} />
      <InvoiceFields />
    </FormModal>
  );
}

/** The lines typed by hand, as the form writes them. */
const writtenLines = ({ lines }: InvoiceView) =>
  lines
    .filter(({ schedule_entry_id: entry }) => entry === null)
    .map(({ description, quantity, unit_price, discount }) => ({ description, quantity, unit_price, discount }));
