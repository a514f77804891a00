/** The toasts of changes in billing, in the style of the specification's. */
export const billingToasts = {
  entryCreated: { success: 'Billing entry created successfully.', failure: 'Failed to create billing entry.' },
  entryUpdated: { success: 'Billing entry updated successfully.', failure: 'Failed to update billing entry.' },
  entryDeleted: { success: 'Billing entry deleted successfully.', failure: 'Failed to delete billing entry.' },
  invoiceCreated: { success: 'Invoice created successfully.', failure: 'Failed to create invoice.' },
  invoiceUpdated: { success: 'Invoice updated successfully.', failure: 'Failed to update invoice.' },
  invoiceIssued: { success: 'Invoice issued successfully.', failure: 'Failed to issue invoice.' },
  invoiceDeleted: { success: 'Invoice deleted successfully.', failure: 'Failed to delete invoice.' },
  invoiceCredited: { success: 'Credit note issued successfully.', failure: 'Failed to issue credit note.' },
  creditApplied: { success: 'Credit applied successfully.', failure: 'Failed to apply credit.' },
  paymentRecorded: { success: 'Payment recorded successfully.', failure: 'Failed to record payment.' },
  paymentUpdated: { success: 'Payment updated successfully.', failure: 'Failed to update payment.' },
  paymentRefunded: { success: 'Refund recorded successfully.', failure: 'Failed to record refund.' },
} as const;
