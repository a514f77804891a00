import type { ChangeMarks } from '@portal/ui-antd';
import { useLiveRows } from '../live/use-live-rows.js';

/** What the channel of bills carries. */
type BillingTable = 'invoices' | 'billing_schedules' | 'deal_payments';

/** Keeps bills, payments and schedules on the screen live; gives the rows of one table that others changed a moment ago. */
export const useLiveBilling = (table: BillingTable = 'invoices'): ChangeMarks => useLiveRows('billing', table);
