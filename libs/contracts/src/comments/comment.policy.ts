import type { Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';
import { editsProject, seesProject, type InProject } from '../projects/project.policy.js';

export type ThreadKind = 'task' | 'support' | 'consultation';

/** What decides who may change a comment or file: its author, and what its thread is about; `project`: it has none. */
export interface AuthoredInProject extends InProject {
  /** Null for a third party's words. */
  author_id: string | null;
  kind: ThreadKind | 'project';
}

const wroteIt = (actor: Actor, comment: AuthoredInProject): boolean =>
  editsProject(actor, comment) && actor.id === comment.author_id;

/**
 * What the other side wrote in a ticket or request is evidence: another author's text there can't be changed (decisions
 * 4.90).
 */
const isOthersMessage = (actor: Actor, { kind, author_id }: AuthoredInProject): boolean =>
  (kind === 'support' || kind === 'consultation') && actor.id !== author_id;

/** Authors edit and delete their own comments while they may edit the project; admins all (decisions, section 4). */
export const commentPolicy = definePolicy<AuthoredInProject>()({
  'comment.update': { roles: ['admin', 'customer'], when: wroteIt, unless: isOthersMessage },
  'comment.delete': { roles: ['admin', 'customer'], when: wroteIt },
  'attachment.add': { roles: ['admin', 'customer'], when: wroteIt, unless: isOthersMessage },
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
