import type { Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';
import type { ProjectAccess } from './project.contract.js';

/** What decides on permissions in a project: the actor's access. */
export interface InProject {
  access: ProjectAccess | null;
}

/** Owner and members (specification, section 6; decisions, section 1). */
export const seesProject = (_actor: Actor, { access }: InProject): boolean => access !== null;
/** The owner, and members who may edit: what "edit rights on the project" means for its tasks. */
export const editsProject = (_actor: Actor, { access }: InProject): boolean =>
  access === 'owner' || access === 'editor';
export const ownsProject = (_actor: Actor, { access }: InProject): boolean => access === 'owner';

export const projectPolicy = definePolicy<InProject>()({
  'project.list': { roles: ['admin', 'customer'] },
  'project.read': { roles: ['admin', 'customer'], when: seesProject },
  'project.create': { roles: ['admin'] },
  'project.update': { roles: ['admin', 'customer'], when: ownsProject },
  'project.delete': { roles: ['admin'] },
  'project.restore': { roles: ['admin'] },
  'project_member.list': { roles: ['admin', 'customer'], when: seesProject },
  'project_member.add': { roles: ['admin', 'customer'], when: ownsProject },
  'project_member.update': { roles: ['admin', 'customer'], when: ownsProject },
  'project_member.remove': { roles: ['admin', 'customer'], when: ownsProject },
});
