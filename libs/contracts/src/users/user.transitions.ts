import { transitions } from '../core/transitions.js';
import type { UserStatus } from './user.contract.js';

/** invited → active (by signing in, the system's step) → suspended → active (decisions, section 1). */
export const userTransitions = transitions<UserStatus>({
  invited: { suspended: 'admin' },
  active: { suspended: 'admin' },
  suspended: { active: 'admin' },
});
