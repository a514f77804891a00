import { isAdmin, scheduleEntryView, type Actor, type ScheduleEntryView } from '@portal/contracts';
import { pickFields } from '../../../infrastructure/database/read-kit.js';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import type { ScheduleEntryRow } from './schedule-entries.queries.js';

const adminFields = Object.keys(scheduleEntryView.shape) as (keyof ScheduleEntryView)[];
const customerFields = adminFields.filter((field) => field !== 'customer_name');
const dollars = (cents: string): number => Number(cents) / 100;

/** An entry as admins see it. */
export const toAdminEntry = (row: ScheduleEntryRow): ScheduleEntryView => pick(row, adminFields);

/** The view of an entry for its customer, without a draft invoice. */
export const toCustomerEntry = (row: ScheduleEntryRow): ScheduleEntryView =>
  pick({ ...row, invoice_id: row.invoice_number === null ? null : row.invoice_id }, customerFields);

/** How an entry looks to this reader. */
export const entryViewFor =
  (actor: Actor) =>
  (row: ScheduleEntryRow): ScheduleEntryView =>
    actor.kind === 'system' || isAdmin(actor) ? toAdminEntry(row) : toCustomerEntry(row);

function pick(row: ScheduleEntryRow, fields: readonly (keyof ScheduleEntryView)[]): ScheduleEntryView {
  const view: ScheduleEntryView = {
    ...row,
    customer_name: row.customer_name ?? undefined,
    amount: dollars(row.amount_cents),
    discount: dollars(row.discount_cents),
    approved_at: row.approved_at && instantOf(row.approved_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
