import { transitions } from '../core/transitions.js';
import type { DealStatus } from './deal.contract.js';

/** Decisions, section 4. A customer's own steps are those out of sent: accepting and declining. */
export const dealTransitions = transitions<DealStatus>({
  draft: { sent: 'admin', active: 'admin', cancelled: 'admin' },
  sent: { active: 'anyone', declined: 'anyone', draft: 'admin', cancelled: 'admin' },
  declined: { draft: 'admin' },
  active: { paused: 'admin', cancelled: 'admin', completed: 'admin' },
  paused: { active: 'admin', cancelled: 'admin' },
  cancelled: {},
  completed: {},
});

/** States in which a deal is over: it takes no new documents, and none of them is signed any more. */
export const endedDealStatuses = ['declined', 'cancelled', 'completed'] as const satisfies readonly DealStatus[];
/** Whether a deal in this state has ended. */
export const isDealOver = (status: DealStatus): boolean => endedDealStatuses.some((ended) => ended === status);
