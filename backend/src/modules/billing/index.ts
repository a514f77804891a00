export { BillingModule } from './billing.module.js';
export { CreditService } from './invoices/credit.service.js';
export { findInvoiceRow, type InvoiceDetailRow } from './invoices/invoices.queries.js';
export { InvoicesReader } from './invoices/invoices.reader.js';
export { InvoicesService } from './invoices/invoices.service.js';
export { findPaymentRow, type PaymentRow } from './payments/payments.queries.js';
export { PaymentsService } from './payments/payments.service.js';
export { SchedulesService } from './schedule/schedules.service.js';
export { TotalsReader } from './revenue/totals.reader.js';
