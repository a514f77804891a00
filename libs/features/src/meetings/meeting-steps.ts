import { meetingTransitions, openMeetingStatuses, type CustomerMeetingView } from '@portal/contracts';

/** The side of the reader: the host's, or the customer's. */
export type MeetingSide = 'admin' | 'customer';

/** What can be done with a meeting. */
export type MeetingStep = 'confirm' | 'decline' | 'reschedule' | 'cancel' | 'complete' | 'no_show';

type Meeting = Pick<CustomerMeetingView, 'status' | 'proposed_by' | 'starts_at'>;

/** Whether it takes its host's time. */
export const isOpenMeeting = ({ status }: Pick<Meeting, 'status'>): boolean =>
  (openMeetingStatuses as readonly string[]).includes(status);

/** Whether a proposed time waits for this side's word. A visitor is the customer's side. */
export const waitsFor = ({ status, proposed_by: by }: Meeting, side: MeetingSide): boolean =>
  status === 'proposed' && (side === 'admin') === (by !== 'admin');

/**
 * The steps that a side may take now, the one to take first in front: who proposed a time may only take it back, the
 * other side answers; what has begun is held or missed, not moved (decisions, section 4).
 */
export function meetingStepsOf(meeting: Meeting, side: MeetingSide, now: number): MeetingStep[] {
  const allowed = meetingTransitions.allowed(meeting.status, side === 'admin' ? 'admin' : 'anyone');
  const begun = Date.parse(meeting.starts_at) <= now;
  const answers = waitsFor(meeting, side);
  const steps: readonly (readonly [MeetingStep, boolean])[] = [
    ['confirm', answers && !begun],
    ['complete', begun && allowed.includes('completed')],
    ['no_show', begun && allowed.includes('no_show')],
    ['reschedule', !begun && allowed.includes('rescheduled')],
    ['decline', answers],
    ['cancel', !answers && allowed.includes('cancelled')],
  ];
  return steps.filter(([, applies]) => applies).map(([step]) => step);
}
