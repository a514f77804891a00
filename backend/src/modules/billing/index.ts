export { BillingModule } from './billing.module.js';
export { CreditService } from './credit.service.js';
export { findInvoiceRow, type InvoiceDetailRow } from './invoice.query.js';
export { InvoicesReader } from './invoices.reader.js';
export { InvoicesService } from './invoices.service.js';
export { findPaymentRow, type PaymentRow } from './payment.query.js';
export { PaymentsService } from './payments.service.js';
export { SchedulesService } from './schedules.service.js';
export { TotalsReader } from './totals.reader.js';
