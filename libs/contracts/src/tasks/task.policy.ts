import { definePolicy } from '../core/policy.js';
import { editsProject, seesProject, type InProject } from '../projects/project.policy.js';

/** The owner creates, edits and deletes tasks, and so do editors (specification, section 6; decisions, section 1). */
export const taskPolicy = definePolicy<InProject>()({
  'task.list': { roles: ['admin', 'customer'] },
  'task.read': { roles: ['admin', 'customer'], when: seesProject },
  'task.create': { roles: ['admin', 'customer'], when: editsProject },
  'task.update': { roles: ['admin', 'customer'], when: editsProject },
  'task.delete': { roles: ['admin', 'customer'], when: editsProject },
  'task.restore': { roles: ['admin'] },
});
