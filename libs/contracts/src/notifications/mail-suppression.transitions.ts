import { transitions } from '../core/transitions.js';
import type { MailSuppressionStatus } from './mail-suppression.contract.js';

/** The system suppresses; an admin, or a sign-in by mail, lifts. */
export const mailSuppressionTransitions = transitions<MailSuppressionStatus>({
  watched: { suppressed: 'admin' },
  suppressed: { lifted: 'admin' },
  lifted: { suppressed: 'admin' },
});
