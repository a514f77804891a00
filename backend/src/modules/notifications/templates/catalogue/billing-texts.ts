import { brand } from '@portal/contracts';
import type { BillingTemplateName } from '../template.js';
import {
  greetingVariables,
  paragraphs,
  variable,
  type TemplateDefinition,
  type TemplateVariable,
} from './template-definition.js';

const invoice = [
  ...greetingVariables,
  variable('invoice_number', 'The number of the invoice', 'INV-2026-0042'),
  variable('total', 'What the invoice is over', '$1,200.00'),
  variable('due_on', 'When it is due', 'March 31, 2026'),
  variable('is_open', 'Whether something is left to pay', true),
  variable('balance', 'What is left to pay', '$1,200.00'),
];
const payment = [
  ...greetingVariables,
  variable('amount', 'What was paid', '$1,200.00'),
  variable('invoice_number', 'The invoice it was for; may be empty', 'INV-2026-0042'),
  variable('reference', 'The payer’s reference', 'CHECK-1042'),
];
const howToPay = variable('how_to_pay', 'How to pay, as on the invoice', brand.paymentInstructions, true);
const reason = (what: string): TemplateVariable =>
  variable('reason', `${what}; may be empty`, 'The project ended early.', true);
const common = {
  category: 'billing',
  recipients: 'The customer, and the company’s billing and primary contacts',
} as const;
const INVOICE_ACTION = 'See the invoice';
const BALANCE = '{% if is_open %}There is {{ balance }} left to pay.{% else %}There is nothing left to pay.{% endif %}';
const titled = (title: string): { subject: string; title: string } => ({ subject: title, title });

export const billingTexts: Readonly<Record<BillingTemplateName, TemplateDefinition>> = {
  invoice_issued: {
    ...common,
    label: 'New invoice',
    description: 'An invoice was issued; the mail lists its lines and the bank details.',
    variables: [...invoice, howToPay],
    text: {
      ...titled('New invoice {{ invoice_number }} for {{ total }}{% if is_open %}, due {{ due_on }}{% endif %}'),
      body: paragraphs(
        '{{ greeting }}',
        'Here is your new invoice.',
        '{% if is_open %}{{ how_to_pay }}{% else %}There is nothing left to pay.{% endif %}',
      ),
      action: INVOICE_ACTION,
    },
  },
  invoice_reminder: {
    ...common,
    label: 'Invoice reminder',
    description: 'Reminds of an invoice before it is due and when it is overdue.',
    variables: [
      ...invoice,
      howToPay,
      variable('overdue', 'Whether the day has passed', true),
      variable('days', 'How many days it is until then, or since', '7 days'),
    ],
    text: {
      ...titled(
        '{% if overdue %}{{ days }} overdue: invoice {{ invoice_number }}{% else %}Due in {{ days }}: invoice {{ invoice_number }}{% endif %}',
      ),
      body: paragraphs(
        '{{ greeting }}',
        '{% if overdue %}This invoice is past due.{% else %}This invoice is due soon.{% endif %} If you have already paid it, thank you, and please ignore this reminder.',
        '{{ how_to_pay }}',
      ),
      action: INVOICE_ACTION,
    },
  },
  invoice_void: {
    ...common,
    label: 'Invoice void',
    description: 'An invoice was taken back.',
    variables: [...invoice, reason('Why it is void')],
    text: {
      ...titled('Void: invoice {{ invoice_number }}'),
      body: paragraphs('{{ greeting }}', 'This invoice is void. There is nothing to pay.', '{{ reason }}'),
      action: INVOICE_ACTION,
    },
  },
  invoice_credited: {
    ...common,
    label: 'Credit note',
    description: 'A part of an invoice was credited.',
    variables: [
      ...invoice,
      variable('amount', 'What was credited', '$200.00'),
      variable('reason', 'Why it was credited; may be empty', 'Two hours less than planned.', true),
    ],
    text: {
      ...titled('Credit note for {{ amount }} on invoice {{ invoice_number }}'),
      body: paragraphs('{{ greeting }}', 'We credited {{ amount }} to this invoice.', '{{ reason }}', BALANCE),
      action: INVOICE_ACTION,
    },
  },
  payment_received: {
    ...common,
    label: 'Payment received',
    description: 'The receipt for a payment.',
    variables: payment,
    text: {
      ...titled('Receipt for your payment of {{ amount }}'),
      body: paragraphs('{{ greeting }}', 'Thank you. We received your payment.'),
      action: '{% if invoice_number != "" %}See the invoice{% else %}See your account{% endif %}',
    },
  },
  payment_refunded: {
    ...common,
    label: 'Refund',
    description: 'Money was paid back.',
    variables: [...payment, reason('Why it was paid back')],
    text: {
      ...titled('Refund of {{ amount }}'),
      body: paragraphs('{{ greeting }}', 'We refunded {{ amount }} to you.', '{{ reason }}'),
      action: '{% if invoice_number != "" %}See the invoice{% else %}See your account{% endif %}',
    },
  },
};
