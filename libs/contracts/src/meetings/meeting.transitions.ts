import { transitions } from '../core/transitions.js';
import type { MeetingStatus } from './meeting.contract.js';

/**
 * Decisions, section 4. That the side which didn't propose confirms, and that `rescheduled` comes only of a new row,
 * the entity sees to.
 */
export const meetingTransitions = transitions<MeetingStatus>({
  proposed: { confirmed: 'anyone', declined: 'anyone', cancelled: 'anyone', rescheduled: 'anyone' },
  confirmed: { completed: 'admin', no_show: 'admin', cancelled: 'anyone', rescheduled: 'anyone' },
  declined: {},
  cancelled: {},
  completed: {},
  no_show: {},
  rescheduled: {},
});
