import { defineErrors } from '../core/define-errors.js';

export const billingErrors = defineErrors({
  'schedule_entry.frozen': [409, 'The entry is approved. Take it back to ready to change it'],
  'schedule_entry.invoiced': [409, 'The entry is on an invoice. Delete or void the invoice first'],
  'schedule_entry.not_approved': [409, 'Only approved entries can be invoiced'],
  'schedule_entry.other_customer': [409, 'All entries of an invoice are of one customer'],
  'invoice.immutable': [409, 'An issued invoice never changes. Correct it by a credit note'],
  'invoice.empty': [409, 'An invoice needs at least one line before it is issued'],
  'invoice.not_draft': [409, 'Only a draft can be deleted. Void the invoice or write a credit note'],
  'invoice.has_payments': [409, 'Money was received or credited for this invoice. Write a credit note instead'],
  'invoice.not_settled': [409, 'There is still a balance. Record the payment to settle the invoice'],
  'invoice.credit_above_total': [409, 'A credit note cannot take back more than {left}'],
  'invoice.no_credit': [409, 'The account has no credit to apply'],
  'invoice.not_open': [409, 'Only an open invoice is reminded of'],
  'invoice.reminded_today': [409, 'The customer was already reminded of this invoice today'],
  'invoice.nothing_owed': [409, 'Nothing is owed on this invoice'],
  'deal_payment.reference_taken': [409, 'A payment with this reference is already recorded'],
  'deal_payment.invoice_closed': [409, 'This invoice takes no payments: it is {status}'],
  'deal_payment.not_received': [409, 'There is a receipt once the money is received'],
  'billing_account.statement_too_long': [400, 'A statement has at most {most} entries. Choose fewer days'],
  'deal_payment.refund_above_amount': [409, 'A refund cannot be more than {left}'],
});
