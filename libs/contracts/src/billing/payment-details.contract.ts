import { z } from 'zod';
import { paymentAccount } from '../brand.js';
import { object } from '../core/objects.js';

/** How a customer can pay: by bank or by check, with the reference. */
export const PaymentDetails = object('PaymentDetails', {
  account_name: z.string(),
  bank_name: z.string(),
  routing_number: z.string(),
  account_number: z.string(),
  check_payable_to: z.string(),
  check_address: z.string().meta({ description: 'Line by line' }),
  reference: z.string().meta({ description: 'Goes with the payment: the invoice’s number' }),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

/** The brand's details of now, for one reference. */
export const paymentDetailsFor = (reference: string): PaymentDetails => ({
  account_name: paymentAccount.accountName,
  bank_name: paymentAccount.bankName,
  routing_number: paymentAccount.routingNumber,
  account_number: paymentAccount.accountNumber,
  check_payable_to: paymentAccount.checkPayableTo,
  check_address: paymentAccount.checkAddress,
  reference,
});

/** The details with their names, in the order in which they are read; the same in mail, PDFs and on screens. */
export const namedPaymentDetails = (details: PaymentDetails): [name: string, value: string][] => [
  ['Bank transfer (ACH) to', details.account_name],
  ['Bank', details.bank_name],
  ['Routing number', details.routing_number],
  ['Account number', details.account_number],
  ['Or check payable to', details.check_payable_to],
  ['Mailed to', details.check_address],
  ['Reference', details.reference],
];
