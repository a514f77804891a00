import { z } from 'zod';
import { limits } from '../core/limits.js';
import { deletedQuery, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import {
  day,
  id,
  instant,
  longText,
  positiveDollars,
  recordFields,
  requiredLine,
  version,
} from '../core/primitives.js';

export const scheduleEntryStatuses = ['pending', 'ready', 'approved', 'invoiced', 'cancelled'] as const;
export const ScheduleEntryStatus = z.enum(scheduleEntryStatuses);
export type ScheduleEntryStatus = z.infer<typeof ScheduleEntryStatus>;

/** Whether an amount is still to be billed, by the state of its entry: every state has its line here. */
const isAhead: Readonly<Record<ScheduleEntryStatus, boolean>> = {
  pending: true,
  ready: true,
  approved: true,
  invoiced: false,
  cancelled: false,
};
/** Entries that are on no invoice yet and will be. */
export const unbilledEntryStatuses = scheduleEntryStatuses.filter((status) => isAhead[status]);

export const scheduleEntryTypes = ['milestone', 'deposit', 'recurring', 'one_time'] as const;
export const ScheduleEntryType = z.enum(scheduleEntryTypes);
export type ScheduleEntryType = z.infer<typeof ScheduleEntryType>;

/** One amount that is to be billed, for a project or a deal: when it becomes ready, who approved it, where it was invoiced. */
export const ScheduleEntryView = object('BillingScheduleEntry', {
  id,
  project_id: id.nullable(),
  project_name: z.string().nullable(),
  deal_id: id.nullable(),
  deal_title: z.string().nullable(),
  customer_id: id,
  company_id: id.nullable(),
  customer_name: z.string().optional().meta({ description: 'Admins only' }),
  type: ScheduleEntryType,
  milestone_id: id.nullable(),
  milestone_title: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  amount: z.number().meta({ description: 'US dollars before the discount; frozen at approval' }),
  discount: z.number().meta({ description: 'US dollars off by the deal’s promo code; never more than the amount' }),
  status: ScheduleEntryStatus,
  trigger_on: day.nullable().meta({ description: 'On this day it becomes ready by itself' }),
  period_start: day.nullable().meta({ description: 'Recurring: the first day it pays for' }),
  period_end: day.nullable().meta({ description: 'Recurring: the first day it doesn’t pay for' }),
  approved_at: instant.nullable(),
  invoice_id: id.nullable(),
  invoice_number: z.string().nullable(),
  ...recordFields,
});
export type ScheduleEntryView = z.infer<typeof ScheduleEntryView>;

/** Of a project or of a deal, not both; `milestone` names one of the project's. Recurring entries the product makes itself. */
export const CreateScheduleEntry = strictObject('CreateBillingScheduleEntry', {
  project_id: id.optional(),
  deal_id: id.optional(),
  type: ScheduleEntryType.exclude(['recurring']),
  milestone_id: id.optional(),
  title: requiredLine(limits.title),
  description: longText.optional(),
  amount: positiveDollars,
  trigger_on: day.nullable().optional(),
});
export type CreateScheduleEntry = z.infer<typeof CreateScheduleEntry>;

/** Changes only the fields it carries; `status` moves it. Once approved only the status changes. */
export const UpdateScheduleEntry = strictObject('UpdateBillingScheduleEntry', {
  title: requiredLine(limits.title).optional(),
  description: longText.optional(),
  amount: positiveDollars.optional(),
  milestone_id: id.nullable().optional(),
  trigger_on: day.nullable().optional(),
  status: ScheduleEntryStatus.optional(),
  version: version.optional(),
});
export type UpdateScheduleEntry = z.infer<typeof UpdateScheduleEntry>;

export const ListScheduleEntries = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  project_id: id.optional(),
  deal_id: id.optional(),
  customer_id: id.optional(),
  company_id: id.optional(),
  milestone_id: id.optional(),
  status: oneOrMore(scheduleEntryStatuses).optional(),
  type: oneOrMore(scheduleEntryTypes).optional(),
  sortBy: sortBy(['created_at', 'updated_at', 'trigger_on', 'amount', 'status', 'title'], 'created_at'),
});
export type ListScheduleEntries = z.infer<typeof ListScheduleEntries>;

/** The sums of a list of entries; US dollars. */
export const ScheduleEntryTotals = object('BillingScheduleTotals', {
  amount: z.number(),
  discount: z.number(),
  to_bill: z.number().meta({ description: 'Amounts minus discounts' }),
});
export type ScheduleEntryTotals = z.infer<typeof ScheduleEntryTotals>;
