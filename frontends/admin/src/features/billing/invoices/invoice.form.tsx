import { CreateInvoice, type InvoiceView, type ScheduleEntryView } from '@portal/contracts';
import { scheduleEntryQueries, useCreateInvoice } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { PersonPicker } from '../../../people/person-picker.js';
import { DealField } from '../../deals/deal-field.js';
import { invoiceRecord } from './invoice.record.js';
import '../billing.css';

interface NewInvoiceProps {
  /** The customer and the subject, when they are known already. */
  of?: { customer_id: string; deal_id?: string; project_id?: string };
  /** Who is proposed as its customer. */
  customerId?: string | undefined;
  /** Called with the draft when one was made. */
  onClose: (made?: InvoiceView) => void;
}

/** Asks whose a draft is, and of which approved entries; its lines are written on its page. */
export const NewInvoice = ({ of, customerId, onClose }: NewInvoiceProps) => (
  <FormModal
    title="New invoice"
    schema={CreateInvoice}
    initialValues={{ customer_id: of?.customer_id ?? customerId ?? null }}
    toInput={({ customer_id, deal_id, schedule_entry_ids }) => ({
      customer_id: customer_id ?? undefined,
      deal_id: deal_id ?? undefined,
      schedule_entry_ids,
      ...of,
    })}
    submitText="Create draft"
    toasts={invoiceRecord.toasts.created}
    onSubmit={useCreateInvoice().mutateAsync}
    onClose={onClose}
  >
    <p className="muted small">The draft opens as a page, where its lines, tax and due date are written.</p>
    <Form.Item name="customer_id" label="Customer" required hidden={of !== undefined}>
      <PersonPicker part="customer" />
    </Form.Item>
    {of ? null : <DealField label="For the deal" />}
    <ApprovedEntries />
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
