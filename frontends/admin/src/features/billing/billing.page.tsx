import type { ComponentType } from 'react';
import { useBillingView, type BillingView } from './billing-views.js';
import { InvoiceListPage } from './invoice-list.page.js';
import { PaymentListPage } from './payment-list.page.js';
import { RevenuePage } from './revenue.page.js';
import { ScheduleListPage } from './schedule-list.page.js';

const pages: Readonly<Record<BillingView, ComponentType>> = {
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
