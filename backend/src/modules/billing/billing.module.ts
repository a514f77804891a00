import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { DealsModule } from '../deals/index.js';
import { BillingAccountController } from './accounts/billing-account.controller.js';
import { BillingAccountReader } from './accounts/billing-account.reader.js';
import { BillingDeletionGuard } from './billing-deletion-guard.js';
import { BillingListener } from './billing.listener.js';
import { BillingProjector } from './billing.projector.js';
import { billingRetention } from './billing.retention.js';
import { CreditNotesService } from './invoices/credit-notes.service.js';
import { DealNumbersReader } from './revenue/deal-numbers.reader.js';
import { ImportedInvoicesService } from './invoices/imported-invoices.service.js';
import { InvoiceReminders } from './invoices/invoice-reminders.sweep.js';
import { Invoice } from './invoices/invoice.entity.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { InvoiceTimelineReader } from './invoices/invoice-timeline.reader.js';
import { InvoicesReader } from './invoices/invoices.reader.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { BillingPdfsController } from './pdfs/billing-pdfs.controller.js';
import { BillingPdfsReader } from './pdfs/billing-pdfs.reader.js';
import { PdfFiles, StoredPdfs } from './pdfs/stored-pdfs.js';
import { StatementReader } from './pdfs/statement.reader.js';
import { Payment } from './payments/payment.entity.js';
import { PaymentsController } from './payments/payments.controller.js';
import { PaymentsService } from './payments/payments.service.js';
import { RecurringBilling } from './schedule/recurring-billing.sweep.js';
import { MrrChecks, MrrReader } from './revenue/mrr.reader.js';
import { RevenueController } from './revenue/revenue.controller.js';
import { RevenueReader, TotalsReader } from './revenue/revenue.reader.js';
import { ScheduleTriggers } from './schedule/schedule-triggers.sweep.js';
import { ScheduleEntry } from './schedule/schedule-entry.entity.js';
import { SchedulesController } from './schedule/schedules.controller.js';
import { SchedulesService } from './schedule/schedules.service.js';

/** What customers owe and paid: the schedule, invoices, payments and the books over them. */
@Module({
  imports: [DealsModule, entities(Invoice, Payment, ScheduleEntry)],
  controllers: [
    BillingAccountController,
    BillingPdfsController,
    InvoicesController,
    PaymentsController,
    RevenueController,
    SchedulesController,
  ],
  providers: [
    BillingDeletionGuard,
    BillingAccountReader,
    BillingListener,
    BillingPdfsReader,
    BillingProjector,
    billingRetention,
    CreditNotesService,
    DealNumbersReader,
    ImportedInvoicesService,
    InvoiceReminders,
    InvoicesReader,
    InvoicesService,
    InvoiceTimelineReader,
    MrrChecks,
    MrrReader,
    PdfFiles,
    PaymentsService,
    RecurringBilling,
    RevenueReader,
    ScheduleTriggers,
    StatementReader,
    StoredPdfs,
    SchedulesService,
    TotalsReader,
  ],
  exports: [
    BillingPdfsReader,
    ImportedInvoicesService,
    InvoicesReader,
    InvoicesService,
    PaymentsService,
    PdfFiles,
    SchedulesService,
  ],
})
export class BillingModule {}
