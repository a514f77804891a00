import { CreateDealPayment, type InvoiceSummary, type PaymentMethod } from '@portal/contracts';
import { invoiceQueries, useCreateDealPayment } from '@portal/data-access';
import { difference, invoiceName, moneyText, optionsOf, paymentMethodLabels } from '@portal/features';
import { FormModal, MoneyItem, DayItem, ChoiceItem, LineItem, useConfirm } from '@portal/ui-antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { businessToday, receivedAt, filled } from '../../../forms/business-day.js';
import { PersonPicker } from '../../../people/person-picker.js';
import '../../../forms/money-form.css';

/** The toasts of changes of payments, in the style of the specification's. */
export const paymentToasts = {
  recorded: { success: 'Payment recorded successfully.', failure: 'Failed to record payment.' },
  updated: { success: 'Payment updated successfully.', failure: 'Failed to update payment.' },
  refunded: { success: 'Refund recorded successfully.', failure: 'Failed to record refund.' },
} as const;

interface NewPaymentProps {
  /** What is paid, when that is known: an invoice or a deal. */
  invoice?: InvoiceSummary;
  deal_id?: string;
  onClose: () => void;
}

/** Without an invoice or a deal a customer or company is required. */
const paymentOfAnAccount = CreateDealPayment.safeExtend({ customer_id: CreateDealPayment.shape.customer_id.unwrap() });

/** Records money that came in; more than the invoice's balance becomes credit of the account. */
export function NewPayment({ invoice, deal_id, onClose }: NewPaymentProps) {
  const of = { ...(invoice ? { invoice_id: invoice.id } : {}), ...(deal_id ? { deal_id } : {}) };
  const isOpen = !invoice && !deal_id;
  return (
    <FormModal
      title={invoice ? `Record payment for ${invoice.number ?? 'the invoice'}` : 'Record payment'}
      schema={isOpen ? paymentOfAnAccount : CreateDealPayment}
      initialValues={{
        amount: invoice?.balance ?? null,
        method: 'check',
        status: 'succeeded',
        received_at: businessToday(),
        external_ref: '',
      }}
      toInput={({ received_at, ...values }) => ({
        ...filled({ ...values, received_at: receivedAt(received_at) }),
        ...of,
      })}
      submitText="Record payment"
      confirm={useOverpaymentQuestion(invoice)}
      onSubmit={useCreateDealPayment().mutateAsync}
      toasts={paymentToasts.recorded}
      onClose={onClose}
    >
      {isOpen ? <WhoseMoney /> : null}
      {deal_id ? <InvoiceField of={{ deal_id }} /> : null}
      <div className="money-form__pair">
        <MoneyItem
          name="amount"
          label="Amount in dollars"
          required
          extra={invoice ? `${moneyText(invoice.balance)} is owed. More becomes credit of the account.` : undefined}
        />
        <DayItem name="received_at" label="Received on" day={{ max: businessToday() }} />
      </div>
      <div className="money-form__pair">
        <ChoiceItem name="method" label="Method" required options={optionsOf(paymentMethodLabels)} />
        <Form.Item name="status" label="Has it arrived?" required>
          <Select options={optionsOf({ succeeded: 'Yes, received', pending: 'Not yet' })} />
        </Form.Item>
      </div>
      <ReferenceField />
      <LineItem name="note" label="Note" extra="Only admins see this." />
    </FormModal>
  );
}

/** Asks before more is recorded than is owed on the invoice, since the rest becomes credit of the account. */
function useOverpaymentQuestion(known: InvoiceSummary | undefined) {
  const confirm = useConfirm();
  const client = useQueryClient();
  return async ({ invoice_id: id, amount, status }: CreateDealPayment): Promise<boolean> => {
    const invoice = known ?? (id ? await client.query(invoiceQueries.detail(id)) : undefined);
    if (!invoice || amount <= invoice.balance) return true;
    return confirm({
      title: `Record ${moneyText(amount)} for an invoice with ${moneyText(invoice.balance)} open?`,
      text: `${moneyText(difference(amount, invoice.balance))} becomes credit of the account${status === 'pending' ? ' once it arrives' : ''}.`,
      confirm: 'Record with credit',
      danger: false,
    });
  };
}

/** The reference of each method; cash has none, so it is optional. */
const references: Readonly<Record<PaymentMethod, { label: string; extra: string; isNeeded: boolean }>> = {
  check: { label: 'Check number', extra: 'Each only once.', isNeeded: true },
  ach: { label: 'Bank’s transaction number', extra: 'Each only once.', isNeeded: true },
  card: { label: 'Card processor’s number', extra: 'Each only once.', isNeeded: true },
  cash: { label: 'Receipt number', extra: 'Leave it empty and we make one.', isNeeded: false },
  other: { label: 'Reference', extra: 'Leave it empty and we make one.', isNeeded: false },
};

function ReferenceField() {
  const method = Form.useWatch<PaymentMethod | undefined>('method', Form.useFormInstance()) ?? 'check';
  const { label, extra, isNeeded } = references[method];
  return (
    <LineItem name="external_ref" label={label} required={isNeeded} extra={extra} input={{ autoComplete: 'off' }} />
  );
}

/** Whose money it is, and which of the customer's open invoices it pays. */
function WhoseMoney() {
  const form = Form.useFormInstance();
  const customer: unknown = Form.useWatch('customer_id', form);
  return (
    <>
      <Form.Item name="customer_id" label="Customer" required>
        <PersonPicker part="customer" onChange={() => form.setFieldValue('invoice_id', undefined)} />
      </Form.Item>
      <InvoiceField of={typeof customer === 'string' ? { customer_id: customer } : undefined} />
    </>
  );
}

/** Which of the open invoices the money pays; choosing one writes its balance where no amount was typed. */
function InvoiceField({ of }: { of: { customer_id: string } | { deal_id: string } | undefined }) {
  const form = Form.useFormInstance();
  const { data } = useQuery({
    ...invoiceQueries.list({ ...of, status: ['open', 'uncollectible'], limit: 100 }),
    enabled: of !== undefined,
  });
  const invoices = of ? (data?.data ?? []) : [];
  return (
    <Form.Item name="invoice_id" label="Invoice" extra="Without one the money becomes credit of the account.">
      <Select
        allowClear
        disabled={!of}
        placeholder={of ? 'None' : 'Choose a customer first'}
        options={invoices.map(({ id, number, balance }) => ({
          value: id,
          label: `${invoiceName({ number })}, ${moneyText(balance)} open`,
        }))}
        onChange={(chosen) => {
          const owed = invoices.find(({ id }) => id === chosen)?.balance;
          if (owed !== undefined && !form.isFieldTouched('amount')) form.setFieldValue('amount', owed);
        }}
      />
    </Form.Item>
  );
}
