/** The toasts of changes of payments, in the style of the specification's. */
export const paymentToasts = {
  recorded: { success: 'Payment recorded successfully.', failure: 'Failed to record payment.' },
  updated: { success: 'Payment updated successfully.', failure: 'Failed to update payment.' },
  refunded: { success: 'Refund recorded successfully.', failure: 'Failed to record refund.' },
} as const;
