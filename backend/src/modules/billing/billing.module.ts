import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/index.js';
import { BillingAccountController } from './billing-account.controller.js';
import { BillingAccountReader } from './billing-account.reader.js';
import { BillingProjector } from './billing.projector.js';
import { CreditService } from './credit.service.js';
import { DealNumbersReader } from './deal-numbers.reader.js';
import { InvoiceSchema } from './invoice.entity.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesReader } from './invoices.reader.js';
import { InvoicesService } from './invoices.service.js';
import { PaymentSchema } from './payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsReader } from './payments.reader.js';
import { PaymentsService } from './payments.service.js';
import { RevenueController } from './revenue.controller.js';
import { RevenueReader } from './revenue.reader.js';
import { ScheduleEntrySchema } from './schedule-entry.entity.js';
import { SchedulesController } from './schedules.controller.js';
import { SchedulesReader } from './schedules.reader.js';
import { SchedulesService } from './schedules.service.js';
import { TotalsReader } from './totals.reader.js';

/** What customers owe and paid: the schedule, invoices, payments and the books over them. */
@Module({
  imports: [DealsModule, MikroOrmModule.forFeature([InvoiceSchema, PaymentSchema, ScheduleEntrySchema])],
  controllers: [
    BillingAccountController,
    InvoicesController,
    PaymentsController,
    RevenueController,
    SchedulesController,
  ],
  providers: [
    BillingAccountReader,
    BillingProjector,
    CreditService,
    DealNumbersReader,
    InvoicesReader,
    InvoicesService,
    PaymentsReader,
    PaymentsService,
    RevenueReader,
    SchedulesReader,
    SchedulesService,
    TotalsReader,
  ],
  exports: [InvoicesReader, InvoicesService, PaymentsService, SchedulesService, TotalsReader],
})
export class BillingModule {}
