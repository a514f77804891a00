import { CalendarClock, ChartColumn, FileText, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { openViewOf, ViewSwitch, type View } from '../../views/view-switch.js';

const views = [
  { view: 'invoices', label: 'Invoices', icon: FileText },
  { view: 'schedule', label: 'Schedule', icon: CalendarClock },
  { view: 'payments', label: 'Payments', icon: Wallet },
  { view: 'revenue', label: 'Revenue', icon: ChartColumn },
] as const satisfies readonly View[];

/** The views of the billing screen by their word in the address. */
export type BillingView = (typeof views)[number]['view'];

/** The view of the billing screen that the address names. */
export const useBillingView = (): BillingView => openViewOf(views, useSearchParams()[0]) as BillingView;

/** The ways to look at bills. */
export const BillingViews = () => <ViewSwitch views={views} open={useBillingView()} pathname={addresses.billing} />;
