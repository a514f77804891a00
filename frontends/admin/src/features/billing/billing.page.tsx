import type { ComponentType } from 'react';
import { useBillingView } from './billing-views.js';
import { InvoiceListPage } from './invoices/invoice-list.page.js';
import { PaymentListPage } from './payments/payment-list.page.js';
import { RevenuePage } from './revenue/revenue.page.js';
import { ScheduleListPage } from './schedule/schedule-list.page.js';

const pages: Readonly<Record<ReturnType<typeof useBillingView>, ComponentType>> = {
  invoices: InvoiceListPage,
  schedule: ScheduleListPage,
  payments: PaymentListPage,
  revenue: RevenuePage,
};

/** Billing in the view that the address names. */
export function BillingPage() {
  const View = pages[useBillingView()];
  return <View />;
}
