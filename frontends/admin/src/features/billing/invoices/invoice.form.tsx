import {
  CreateInvoice,
  UpdateInvoice,
  type InvoiceView,
  type ScheduleEntryView,
  type InvoiceLineView,
  invoiceFields,
} from '@portal/contracts';
import { scheduleEntryQueries, useCreateInvoice } from '@portal/data-access';
import { fieldOf, moneyText } from '@portal/features';
import { changesOf, DayItem, FormModal, MoneyItem, NumberItem, TextItem } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Button, Input } from 'antd';
import { useState } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import { PersonPicker } from '../../../people/person-picker.js';
import type { EditFormProps } from '../../../forms/use-edit.js';
import { invoiceRecord } from './invoice.record.js';
import '../billing.css';
import '../../../forms/money-form.css';

interface NewInvoiceProps {
  /** The customer and the subject, when they are known already. */
  of?: { customer_id: string; deal_id?: string; project_id?: string };
  /** Who is proposed as its customer. */
  customerId?: string | undefined;
  /** Called with the draft when one was made. */
  onClose: (made?: InvoiceView) => void;
}

/** Makes a draft of approved entries, of lines typed by hand, or of both. */
export const NewInvoice = ({ of, customerId, onClose }: NewInvoiceProps) => (
  <FormModal
    title="New invoice"
    schema={CreateInvoice}
    initialValues={{ customer_id: of?.customer_id ?? customerId ?? null, lines: [newLine], tax_rate: 0 }}
    toInput={({ customer_id, schedule_entry_ids, ...values }) => ({
      customer_id: customer_id ?? undefined,
      schedule_entry_ids,
      ...draftOf(values),
      ...of,
    })}
    submitText="Create draft"
    toasts={invoiceRecord.toasts.created}
    onSubmit={useCreateInvoice().mutateAsync}
    onClose={onClose}
  >
    <Form.Item name="customer_id" label="Customer" required hidden={of !== undefined}>
      <PersonPicker part="customer" />
    </Form.Item>
    <ApprovedEntries />
    <InvoiceFields />
  </FormModal>
);

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
      schema={UpdateInvoice}
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

/** What every draft has: lines by hand, tax, due day, notes. */
const InvoiceFields = () => (
  <>
    <LineFields />
    <div className="money-form__pair">
      <DayItem
        {...fieldOf(invoiceFields, 'due_date')}
        extra="By default the company’s payment terms after the issue."
      />
      <NumberItem {...fieldOf(invoiceFields, 'tax_rate')} field={{ step: 0.25 }} />
    </div>
    <TextItem {...fieldOf(invoiceFields, 'notes')} extra="The customer reads this on the invoice." rows={[2, 8]} />
  </>
);

/** What a line begins with. */
export const newLine = { quantity: 1, discount: 0 } as const;

/** Whether nothing was typed into a line. */
const isUntouched = (line: Record<string, unknown>): boolean =>
  !line['description'] &&
  (line['unit_price'] ?? null) === null &&
  line['quantity'] === newLine.quantity &&
  line['discount'] === newLine.discount;

/** Lines typed by hand: what, how many, for how much each. */
function LineFields() {
  const [isAdding, setAdding] = useState(false); // lines that come from now on take the focus
  return (
    <Form.List name="lines">
      {(fields, { add, remove }, { errors }) => (
        <fieldset className="line-fields stack gap-12">
          <legend className="strong small">Lines</legend>
          {fields.map(({ key, name }, index) => (
            <div key={key} className="line-fields__line">
              <Form.Item name={[name, 'description']} label="Description" required className="line-fields__words">
                <Input autoFocus={isAdding} />
              </Form.Item>
              <NumberItem name={[name, 'quantity']} label="Quantity" required />
              <MoneyItem name={[name, 'unit_price']} label="Price" required />
              <MoneyItem name={[name, 'discount']} label="Discount" required />
              <Button
                type="text"
                aria-label={`Remove line ${index + 1}`}
                icon={<Trash2 size={15} strokeWidth={1.75} />}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            icon={<Plus size={15} strokeWidth={1.75} />}
            onClick={() => {
              setAdding(true);
              add({ ...newLine });
            }}
          >
            Add line
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}

/** The lines that came of the schedule: they change with their entries, not here. */
const ScheduledLines = ({ lines }: { lines: readonly InvoiceLineView[] }) =>
  lines.length === 0 ? null : (
    <div className="mb-16 small">
      <p className="mb-4 strong">From the schedule</p>
      <ul className="stack gap-6">
        {lines.map((line) => (
          <li key={line.id} className="flex between gap-16 numeric">
            <span>{line.description}</span>
            <span>{moneyText(line.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );

const numberOf = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** The lines without untouched ones at the end. Those before stay: what is refused is shown beside its line by number. */
function typedLines(values: unknown): readonly Record<string, unknown>[] {
  const lines = Array.isArray(values) ? (values as Record<string, unknown>[]) : [];
  return lines.slice(0, lines.findLastIndex((line) => !isUntouched(line)) + 1);
}

/** What the fields of a draft hold, as the API takes it. */
export const draftOf = (values: Record<string, unknown>): Record<string, unknown> => ({
  lines: typedLines(values['lines']).map((line) => ({
    description: line['description'] ?? '',
    quantity: numberOf(line['quantity'], 1),
    unit_price: numberOf(line['unit_price'], 0),
    discount: numberOf(line['discount'], 0),
  })),
  tax_rate: numberOf(values['tax_rate'], 0),
  due_date: values['due_date'] || null,
  notes: values['notes'] ?? '',
});
