import {
  customerMeetingView,
  isAdmin,
  meetingView,
  type Actor,
  type CustomerMeetingView,
  type MeetingView,
} from '@portal/contracts';
import { pickFields } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import type { MeetingRow } from './meetings.queries.js';

const adminFields = Object.keys(meetingView.shape) as (keyof MeetingView)[];
const customerFields = Object.keys(customerMeetingView.shape) as (keyof CustomerMeetingView)[];

/** A meeting as admins see it. */
export const toMeetingView = (row: MeetingRow): MeetingView => pick(row, adminFields);

/** A meeting as its customer sees it: the fields that the contract names for customers, and none else. */
export const toCustomerMeetingView = (row: MeetingRow): CustomerMeetingView => pick(row, customerFields);

/** How a meeting looks to this reader. */
export const meetingViewFor =
  (actor: Actor) =>
  (row: MeetingRow): MeetingView =>
    isAdmin(actor) || actor.kind === 'system' ? toMeetingView(row) : toCustomerMeetingView(row);

function pick<Field extends keyof MeetingView>(row: MeetingRow, fields: readonly Field[]): Pick<MeetingView, Field> {
  const view: MeetingView = {
    ...row,
    starts_at: instantOf(row.starts_at),
    ends_at: instantOf(row.ends_at),
    held_until: row.held_until && instantOf(row.held_until),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
