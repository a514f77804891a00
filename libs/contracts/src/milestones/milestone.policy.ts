import { definePolicy } from '../core/policy.js';
import { editsProject, ownsProject, seesProject, type InProject } from '../projects/project.policy.js';

/** Editors take state steps; fields, creation and approval are the owner's; deletion an admin's (specification, section 6). */
export const milestonePolicy = definePolicy<InProject>()({
  'milestone.list': { roles: ['admin', 'customer'] },
  'milestone.read': { roles: ['admin', 'customer'], when: seesProject },
  'milestone.create': { roles: ['admin', 'customer'], when: ownsProject },
  'milestone.update': { roles: ['admin', 'customer'], when: editsProject },
  'milestone.edit_fields': { roles: ['admin', 'customer'], when: ownsProject },
  'milestone.approve': { roles: ['admin', 'customer'], when: ownsProject },
  'milestone.reorder': { roles: ['admin', 'customer'], when: ownsProject },
  'milestone.delete': { roles: ['admin'] },
  'milestone.restore': { roles: ['admin'] },
  'milestone.create_test': { roles: ['admin'] },
});
