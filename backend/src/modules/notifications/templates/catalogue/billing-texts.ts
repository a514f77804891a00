import { brand } from '@portal/contracts';
import { letters, variable, type TemplateTexts, type TemplateVariable } from './template-definition.js';

const invoice = [
  variable('invoice_number', 'Invoice number', 'INV-2026-0042'),
  variable('total', 'Invoice total', '$1,200.00'),
  variable('due_on', 'Due date', 'March 31, 2026'),
  variable('is_open', 'Whether the invoice is unpaid', true),
  variable('balance', 'Balance due', '$1,200.00'),
];
const payment = [
  variable('amount', 'Amount', '$1,200.00'),
  variable('invoice_number', 'Invoice number; may be empty', 'INV-2026-0042'),
  variable('reference', 'Payment reference', 'CHECK-1042'),
];
const howToPay = variable('how_to_pay', 'Payment instructions, as on the invoice', brand.paymentInstructions, true);
const reason = (what: string): TemplateVariable =>
  variable('reason', `${what}; may be empty`, 'The project ended early.', true);
const common = {
  category: 'billing',
  recipients: 'The customer, the company’s billing and primary contacts, and its billing e-mail',
} as const;
const aboutInvoice = letters({ ...common, variables: invoice, action: 'See the invoice' });
const aboutPayment = letters({
  ...common,
  variables: payment,
  action: '{% if invoice_number != "" %}See the invoice{% else %}See your account{% endif %}',
});
const BALANCE = '{% if is_open %}There is {{ balance }} left to pay.{% else %}There is nothing left to pay.{% endif %}';

export const billingTexts = {
  invoice_issued: aboutInvoice({
    label: 'New invoice',
    description: 'An invoice was issued; the mail lists its lines and the bank details.',
    variables: [howToPay],
    title: 'New invoice {{ invoice_number }} for {{ total }}{% if is_open %}, due {{ due_on }}{% endif %}',
    body: [
      'Here is your new invoice.',
      '{% if is_open %}\n{{ how_to_pay }}\n{% else %}\nThere is nothing left to pay.\n{% endif %}',
    ],
  }),
  invoice_reminder: aboutInvoice({
    label: 'Invoice reminder',
    description: 'Reminds of an invoice before it is due and when it is overdue.',
    variables: [
      howToPay,
      variable('overdue', 'Whether the invoice is overdue', true),
      variable('due_today', 'Whether the invoice is due today', false),
      variable('days', 'Number of days until or since the due date, in words', '7 days'),
    ],
    title:
      '{% if overdue %}{{ days }} overdue: invoice {{ invoice_number }}{% elsif due_today %}Due today: invoice {{ invoice_number }}{% else %}Due in {{ days }}: invoice {{ invoice_number }}{% endif %}',
    body: [
      '{% if overdue %}This invoice is past due.{% elsif due_today %}This invoice is due today.{% else %}This invoice is due soon.{% endif %} If you have already paid it, thank you, and please ignore this reminder.',
      '{{ how_to_pay }}',
    ],
  }),
  invoice_void: aboutInvoice({
    label: 'Invoice voided',
    description: 'An invoice was voided.',
    variables: [reason('Reason for voiding it')],
    title: 'Void: invoice {{ invoice_number }}',
    body: ['This invoice is void. There is nothing to pay.', '{{ reason }}'],
  }),
  invoice_credited: aboutInvoice({
    label: 'Credit note',
    description: 'A part of an invoice was credited.',
    variables: [
      variable('amount', 'Amount credited', '$200.00'),
      variable('reason', 'Reason for the credit; may be empty', 'Two hours less than planned.', true),
    ],
    title: 'Credit note for {{ amount }} on invoice {{ invoice_number }}',
    body: ['We credited {{ amount }} to this invoice.', '{{ reason }}', BALANCE],
  }),
  payment_received: aboutPayment({
    label: 'Payment received',
    description: 'The receipt for a payment.',
    title: 'Receipt for your payment of {{ amount }}',
    body: ['Thank you. We received your payment.'],
  }),
  payment_refunded: aboutPayment({
    label: 'Refund',
    description: 'A payment was refunded.',
    variables: [reason('Reason for the refund')],
    title: 'Refund of {{ amount }}',
    body: ['We refunded {{ amount }} to you.', '{{ reason }}'],
  }),
} satisfies TemplateTexts;

export type BillingTemplateName = keyof typeof billingTexts;
