import {
  consultationView,
  customerConsultationView,
  type ConsultationView,
  type CustomerConsultationView,
} from '@portal/contracts';
import { pickFields } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import type { ConsultationRow } from './consultations.queries.js';

const adminFields = Object.keys(consultationView.shape) as (keyof ConsultationView)[];
const customerFields = Object.keys(customerConsultationView.shape) as (keyof CustomerConsultationView)[];

/** A request as admins see it. */
export const toConsultationView = (row: ConsultationRow): ConsultationView => pick(row, adminFields);

/** A request as its customer sees it: the fields that the contract names for customers, and none else. */
export const toCustomerConsultationView = (row: ConsultationRow): CustomerConsultationView => pick(row, customerFields);

function pick<Field extends keyof ConsultationView>(
  row: ConsultationRow,
  fields: readonly Field[],
): Pick<ConsultationView, Field> {
  const view: ConsultationView = {
    ...row,
    promised_by: instantOf(row.promised_by),
    first_responded_at: row.first_responded_at && instantOf(row.first_responded_at),
    next_meeting_at: row.next_meeting_at && instantOf(row.next_meeting_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
