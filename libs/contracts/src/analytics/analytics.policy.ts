import { definePolicy } from '../core/policy.js';
import { seesProject, type InProject } from '../projects/project.policy.js';

export const analyticsPolicy = definePolicy<undefined>()({
  'analytics.dashboard': { roles: ['admin', 'customer'] },
  'analytics.trends': { roles: ['admin', 'customer'] },
  'analytics.work_queue': { roles: ['admin'] },
  'analytics.team': { roles: ['admin'] },
});

/** The numbers of a project are for those who see it. */
export const projectAnalyticsPolicy = definePolicy<InProject>()({
  'analytics.project': { roles: ['admin', 'customer'], when: seesProject },
});
