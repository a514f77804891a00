export { BillingModule } from './billing.module.js';
export { ImportedInvoicesService } from './invoices/imported-invoices.service.js';
export { Invoice } from './invoices/invoice.entity.js';
export { CreditNotesService } from './invoices/credit-notes.service.js';
export {
  findInvoiceRow,
  findInvoiceRows,
  isOverdue,
  visibleInvoices,
  type InvoiceDetailRow,
  listTotals,
} from './invoices/invoices.queries.js';
export { asIssuedNow, NEXT_NUMBER } from './invoices/invoice-issuing.js';
export { InvoicesReader } from './invoices/invoices.reader.js';
export { InvoicesService } from './invoices/invoices.service.js';
export { daysPastDue, wasRemindedToday } from './invoices/invoice-reminders.sweep.js';
export { findPaymentRow, visiblePayments, type PaymentRow, paymentTotals } from './payments/payments.queries.js';
export { PaymentsService } from './payments/payments.service.js';
export { visibleEntries } from './schedule/schedule-entries.queries.js';
export { SchedulesService } from './schedule/schedules.service.js';
export { BillingPdfsReader } from './pdfs/billing-pdfs.reader.js';
export { PdfFiles } from './pdfs/stored-pdfs.js';
export { collectedBetween, refundedBetween } from './revenue/revenue-figures.js';
export { TotalsReader } from './revenue/revenue.reader.js';
