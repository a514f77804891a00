import {
  receivedPaymentStatuses,
  type DealPaymentView,
  paymentTransitions,
  RefundDealPayment,
  UpdateDealPayment,
} from '@portal/contracts';
import { columnsOf, difference, moneyText, paymentColumn, paymentMethodLabels } from '@portal/features';
import { type ListColumn, downloadItem, FormModal, ReasonModal, useConfirm, withId } from '@portal/ui-antd';
import { receiptPdfHref, refundPdfHref, useCan, useRefundDealPayment, useUpdateDealPayment } from '@portal/data-access';
import { useState } from 'react';
import { addresses } from '../../../addresses.js';
import { withToast } from '../../../toasts/with-toast.js';
import { RowMenu } from '../../../views/row-menu.js';
import { moneyBackOf, MoneyBackFields } from '../money-back-fields.js';
import { paymentToasts } from './payment.form.js';
import '../billing.css';
import '../../../forms/money-form.css';

/** What a payment is for: an invoice, a deal, or the account as a whole. */
const whatFor = (row: DealPaymentView): string => row.invoice_number ?? row.deal_title ?? 'The account';

const received: readonly string[] = receivedPaymentStatuses;

/** Whether the money came in, whatever went back of it; totals count it. */
const isReceived = ({ status }: DealPaymentView): boolean => received.includes(status);

/** What is left after refunds, in US dollars, to the cent. */
const keptOf = ({ amount, refunded }: DealPaymentView): number => difference(amount, refunded);

const { choice, line, menu, optional } = columnsOf<DealPaymentView>();

/** The columns of the console's payments. */
export const paymentColumns: readonly ListColumn<DealPaymentView>[] = [
  line('external_ref', 'Reference', { onCard: 'title' }),
  optional('customer_name', 'Customer', { priority: 'high' }),
  line('invoice_number', 'For', { text: whatFor, fields: ['invoice_number', 'deal_title'] }),
  choice('method', 'Method', paymentMethodLabels, { width: '156px', priority: 'low' }),
  paymentColumn.status,
  paymentColumn.received,
  {
    ...paymentColumn.amount,
    width: '112px',
    cell: (row) => (isReceived(row) ? moneyText(row.amount) : <span className="muted">{moneyText(row.amount)}</span>),
  },
  { ...paymentColumn.refunded, width: '124px', priority: 'low' },
  {
    key: 'kept',
    title: 'Kept',
    width: '112px',
    align: 'end',
    priority: 'low',
    cell: (row) => (isReceived(row) ? moneyText(keptOf(row)) : '–'),
    text: (row) => (isReceived(row) ? String(keptOf(row)) : ''),
    fields: [],
    onCard: 'hidden',
  },
  line('unapplied', 'On account', {
    width: '104px',
    align: 'end',
    priority: 'low',
    cell: (row) => (row.unapplied > 0 ? moneyText(row.unapplied) : '–'),
  }),
  menu((row) => <PaymentMenu payment={row} />),
];

/** The same where all are one customer's. */
export const ownPaymentColumns = paymentColumns.filter(({ key }) => key !== 'customer_name');

/** Where a payment belongs: its invoice, else its deal, else its customer. */
export const paymentHref = (row: DealPaymentView): string =>
  row.invoice_id
    ? `${addresses.invoice({ id: row.invoice_id })}?view=payments`
    : row.deal_id
      ? `${addresses.deal({ id: row.deal_id })}?tab=payments`
      : `${addresses.customer({ id: row.customer_id })}?`;

const stepLabels = { succeeded: 'Mark received', failed: 'Mark failed', cancelled: 'Cancel payment' } as const;
type Step = keyof typeof stepLabels;
const isStep = (to: string): to is Step => to in stepLabels;

/** What can be done about a payment: what became of it, money back, a note. */
export function PaymentMenu({ payment }: { payment: DealPaymentView }) {
  const update = useUpdateDealPayment();
  const mayUpdate = useCan('deal_payment.update');
  const confirm = useConfirm();
  const [openDialog, setOpenDialog] = useState<'refund' | 'note'>();
  if (!mayUpdate) return null;
  const allowed = paymentTransitions.allowed(payment.status, 'admin');
  const { id, version, external_ref: reference, amount } = payment;
  const take = async (to: Step): Promise<void> => {
    const agreed =
      to === 'succeeded' ||
      (await confirm({
        title: to === 'failed' ? `Mark payment ${reference} failed?` : `Cancel payment ${reference}?`,
        text: `${moneyText(amount)} is not expected any more. If it comes after all, record a new payment.`,
        confirm: stepLabels[to],
        keep: 'Keep waiting',
      }));
    if (agreed)
      await withToast(update.mutateAsync({ id, version, status: to }), { failure: paymentToasts.updated.failure });
  };
  return (
    <>
      <RowMenu
        name={`payment ${reference}`}
        items={[
          ...allowed.filter(isStep).map((to) => ({
            key: to,
            label: stepLabels[to],
            danger: to !== 'succeeded',
            onClick: () => void take(to),
          })),
          allowed.includes('refunded') && {
            key: 'refund',
            label: 'Refund',
            danger: true,
            onClick: () => setOpenDialog('refund'),
          },
          ...pdfItems(payment),
          { key: 'note', label: payment.note ? 'Change note' : 'Add note', onClick: () => setOpenDialog('note') },
        ]}
      />
      {openDialog === 'refund' ? <RefundForm payment={payment} onClose={() => setOpenDialog(undefined)} /> : null}
      {openDialog === 'note' ? <NoteForm payment={payment} onClose={() => setOpenDialog(undefined)} /> : null}
    </>
  );
}

/** The receipts that there are. */
const pdfItems = ({ id, received_at: received, refunds }: DealPaymentView) =>
  received === null
    ? []
    : [
        downloadItem('receipt', 'Receipt (PDF)', receiptPdfHref(id)),
        ...refunds.map((refund) =>
          downloadItem(
            refund.id,
            `Refund of ${moneyText(refund.amount)}: ${refund.reason} (PDF)`,
            refundPdfHref(id, refund.id),
          ),
        ),
      ];

interface PaymentFormProps {
  payment: DealPaymentView;
  onClose: () => void;
}

/** Records money that went back; invoices that it had paid are open again. */
function RefundForm({ payment, onClose }: PaymentFormProps) {
  const [{ id, version, amount, refunded, external_ref }] = useState(payment);
  const left = difference(amount, refunded);
  return (
    <FormModal
      title={`Refund payment ${external_ref}`}
      schema={RefundDealPayment}
      initialValues={{ amount: left, reason: '' }}
      toInput={(values) => ({ ...moneyBackOf(values), version })}
      submitText="Record refund"
      onSubmit={withId(id, useRefundDealPayment())}
      toasts={paymentToasts.refunded}
      onClose={onClose}
    >
      <MoneyBackFields
        extra={`Up to ${moneyText(left)}. It is taken from unused credit first, then from invoices, which are open again.`}
      />
    </FormModal>
  );
}

const noting = UpdateDealPayment.pick({ note: true });

const NoteForm = ({ payment, onClose }: PaymentFormProps) => (
  <ReasonModal
    name="note"
    label="Note"
    extra="Only admins see this."
    title={`Note on payment ${payment.external_ref}`}
    schema={noting}
    initialValues={{ note: payment.note ?? '' }}
    toInput={(values) => ({ note: values['note'] || null })}
    submitText="Save note"
    onSubmit={withId(payment.id, useUpdateDealPayment())}
    toasts={paymentToasts.updated}
    onClose={onClose}
  />
);
