import type { Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';
import { editsProject, seesProject, type InProject } from '../projects/project.policy.js';

/** Authors edit and delete their own comments while they may edit the project; admins delete all (decisions, section 4). */
export interface AuthoredInProject extends InProject {
  author_id: string;
}

const wroteIt = (actor: Actor, comment: AuthoredInProject): boolean =>
  editsProject(actor, comment) && actor.id === comment.author_id;

export const commentPolicy = definePolicy<AuthoredInProject>()({
  'comment.update': { roles: ['admin', 'customer'], when: wroteIt },
  'comment.delete': { roles: ['admin', 'customer'], when: wroteIt },
  'attachment.add': { roles: ['admin', 'customer'], when: wroteIt },
  'attachment.delete': { roles: ['admin', 'customer'], when: wroteIt },
});

export const threadPolicy = definePolicy<InProject>()({
  'comment.list': { roles: ['admin', 'customer'] },
  'comment.read': { roles: ['admin', 'customer'], when: seesProject },
  'comment.react': { roles: ['admin', 'customer'], when: seesProject },
  'comment.create': { roles: ['admin', 'customer'], when: editsProject },
  'comment.create_internal': { roles: ['admin'] },
  'comment.restore': { roles: ['admin'] },
  'attachment.list': { roles: ['admin', 'customer'], when: seesProject },
  'attachment.read': { roles: ['admin', 'customer'], when: seesProject },
});
