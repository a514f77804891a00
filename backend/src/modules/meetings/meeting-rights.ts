import {
  customerMeetingFields,
  hasAdminRights,
  isAdmin,
  type Actor,
  type ConsultationOwnership,
  type MeetingProposer,
} from '@portal/contracts';
import { refuseAllBut } from '../../infrastructure/errors/refuse.js';
import type { Consultation } from '../consultations/index.js';

/** What customers may write, by what they do; anything else is a 400 that names the field. */
const ofCustomers = {
  create: ['consultation_id', 'starts_at', 'ends_at', 'time_zone', 'mode', 'location', 'agenda'],
  update: customerMeetingFields,
  reschedule: ['starts_at', 'ends_at', 'time_zone', 'reason', 'version'],
} as const;

/** @throws DomainError `invalid` naming what only admins may write */
export function assertFields(actor: Actor, does: keyof typeof ofCustomers, input: object): void {
  if (hasAdminRights(actor)) return;
  refuseAllBut(ofCustomers[does], input);
}

/** The side on which the actor proposes a time. */
export const sideOf = (actor: Actor): MeetingProposer => (isAdmin(actor) ? 'admin' : 'customer');

/** The owner for the policy: a request's customer may change its meetings. */
export const ownership = ({ customerId }: Consultation): ConsultationOwnership => ({
  customer_id: customerId,
  company_id: null,
});
