/** Where the PDF of an invoice is downloaded from: as it stands, or as it was issued. */
export const invoicePdfHref = (id: string, copy?: 'original'): string =>
  `/api/v1/billing/invoices/${id}/pdf${copy ? `?copy=${copy}` : ''}`;

/** Where the PDF of a credit note of an invoice is downloaded from. */
export const creditNotePdfHref = (invoiceId: string, id: string): string =>
  `/api/v1/billing/invoices/${invoiceId}/credit-notes/${id}/pdf`;

/** Where the receipt of a payment is downloaded from. */
export const receiptPdfHref = (paymentId: string): string => `/api/v1/deals/deal-payments/${paymentId}/pdf`;

/** Where the receipt of a refund is downloaded from. */
export const refundPdfHref = (paymentId: string, id: string): string =>
  `/api/v1/deals/deal-payments/${paymentId}/refunds/${id}/pdf`;

/** The account of a statement: a customer’s or a company’s for admins, none for the user’s own. */
export type StatementOf = { customer_id: string } | { company_id: string } | Record<never, never>;

/** Where the statement of an account over some days is downloaded from. */
export const statementPdfHref = (of: StatementOf, days: { from: string; to: string }): string =>
  `/api/v1/billing/account/statement/pdf?${new URLSearchParams({ ...of, ...days }).toString()}`;
