import { transitions } from '../core/transitions.js';
import type { ProjectStatus } from './project.contract.js';

/** Decisions, section 4: every step is an admin's. */
export const projectTransitions = transitions<ProjectStatus>({
  planning: { active: 'admin', on_hold: 'admin', cancelled: 'admin' },
  active: { on_hold: 'admin', completed: 'admin', cancelled: 'admin' },
  on_hold: { planning: 'admin', active: 'admin', cancelled: 'admin' },
  completed: { active: 'admin' },
  cancelled: { planning: 'admin' },
});
