import { definePolicy } from '../core/policy.js';
import { editsProject, seesProject, type InProject } from '../projects/project.policy.js';

export const activityLogPolicy = definePolicy<InProject>()({
  'activity_log.list': { roles: ['admin', 'customer'], when: seesProject },
  'activity_log.create': { roles: ['admin', 'customer'], when: editsProject },
});
