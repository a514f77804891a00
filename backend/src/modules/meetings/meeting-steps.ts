import {
  customerMeetingFields,
  DomainError,
  hasAdminRights,
  isAdmin,
  meetingTransitions,
  transitionActorOf,
  type Actor,
  type ConsultationOwnership,
  type MeetingProposer,
  type MeetingStatus,
  type TransitionActor,
} from '@portal/contracts';
import { refuseAllBut } from '../../infrastructure/errors/refuse.js';
import type { Consultation } from '../consultations/index.js';

/** Who moves a meeting, and when it is: the two sides differ in what they may do with a proposal. */
export interface MeetingActor {
  side: MeetingProposer | 'system';
  transitionActor: TransitionActor;
  now: Date;
}

interface Moved {
  status: MeetingStatus;
  proposedBy: MeetingProposer;
  startsAt: Date;
  heldUntil: Date | null;
}

/** Whose side a signed-in person is on. */
export const meetingActorOf = (actor: Actor, now: Date): MeetingActor => ({
  side: actor.kind === 'system' ? 'system' : sideOf(actor),
  transitionActor: transitionActorOf(actor),
  now,
});

/** The holder of the link in the mail. */
export const visitorAt = (now: Date): MeetingActor => ({ side: 'visitor', transitionActor: 'anyone', now });

/** The product itself. */
export const systemAt = (now: Date): MeetingActor => ({ side: 'system', transitionActor: 'admin', now });

/**
 * Whether a meeting may be moved so: by the table of its states; a proposal is answered by the side that didn't make it, and
 * a visitor's own by the link, which only the visitor has. A new time is another meeting, never a step.
 * @throws DomainError `illegal_transition`, `meeting.not_proposers`, `meeting.hold_expired`, `meeting.in_the_past`
 */
export function assertMayStep(meeting: Moved, to: MeetingStatus, { side, transitionActor, now }: MeetingActor): void {
  const { status: from } = meeting;
  if (to === 'rescheduled') {
    const allowed = meetingTransitions.allowed(from, transitionActor).filter((state) => state !== 'rescheduled');
    throw new DomainError('illegal_transition', { from, to }, { allowed });
  }
  meetingTransitions.assert(from, to, transitionActor);
  if (side === 'system' || (to !== 'confirmed' && to !== 'declined')) return;
  if (!answers(side, meeting, to)) throw new DomainError('meeting.not_proposers');
  if (to === 'declined') return;
  if (meeting.heldUntil !== null && meeting.heldUntil <= now) throw new DomainError('meeting.hold_expired');
  if (meeting.startsAt <= now) throw new DomainError('meeting.in_the_past');
}

/** The customer who has signed in has opened the same mailbox as the link. */
function answers(side: MeetingProposer, { proposedBy }: Moved, to: 'confirmed' | 'declined'): boolean {
  if (side === 'admin') return proposedBy !== 'admin';
  return proposedBy === 'admin' || (proposedBy === 'visitor' && to === 'confirmed');
}

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
