import { transitions } from '../core/transitions.js';
import type { UserStatus } from './user.contract.js';

/**
 * invited → active (by signing in, the system's step) → suspended → active; suspended before the first sign-in, it is
 * invited again (decisions 1.2).
 */
export const userTransitions = transitions<UserStatus>({
  invited: { suspended: 'admin' },
  active: { suspended: 'admin' },
  suspended: { active: 'admin', invited: 'admin' },
});
