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
