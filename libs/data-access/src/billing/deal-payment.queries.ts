import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const payments = defineResource('/api/v1/deals/deal-payments', {
  key: keys.payments,
  related: [keys.billing, keys.analytics],
  staleOnRefusal: [keys.billing],
});

export const dealPaymentQueries = payments.queries;

/**
 * Admin: records a payment, whose excess over the invoice's balance becomes credit of the account; settles a pending
 * payment, or changes its note.
 */
export const { useCreate: useCreateDealPayment, useUpdate: useUpdateDealPayment } = payments;

/** Admin: records money that went back; invoices that it had paid are open again. */
export const useRefundDealPayment = payments.step('refund');
