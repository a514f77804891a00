import { CalendarClock, ChartColumn, FileText, Wallet } from 'lucide-react';
import { addresses } from '../../addresses.js';
import { viewsOf } from '../../views/view-switch.js';

/** The ways to look at bills. */
export const { useView: useBillingView, Switch: BillingViews } = viewsOf(addresses.billing, [
  { view: 'invoices', label: 'Invoices', icon: FileText },
  { view: 'schedule', label: 'Schedule', icon: CalendarClock },
  { view: 'payments', label: 'Payments', icon: Wallet },
  { view: 'revenue', label: 'Revenue', icon: ChartColumn },
]);
