import { transitions } from '../core/transitions.js';
import type { ConsultationStatus } from './consultation.contract.js';

/** Decisions, section 4. */
export const consultationTransitions = transitions<ConsultationStatus>({
  pending: { in_progress: 'admin', scheduled: 'admin', declined: 'admin', completed: 'admin', cancelled: 'anyone' },
  in_progress: { scheduled: 'admin', completed: 'admin', declined: 'admin', cancelled: 'anyone' },
  scheduled: { in_progress: 'admin', completed: 'admin', declined: 'admin', cancelled: 'anyone' },
  completed: { in_progress: 'admin' },
  declined: { in_progress: 'admin' },
  cancelled: { in_progress: 'admin' },
});
