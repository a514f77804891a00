import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, CommentView, ListComments, Page } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { getProjectAccess } from '../projects/index.js';
import { readerOf } from './attachment.view.js';
import { toCommentView } from './comment.view.js';
import { visibleCommentRows } from './comments.queries.js';
import { threadOf } from './thread.js';

/** Reads comments straight to their views; a customer gets no internal one, nor is one counted. */
@Injectable()
export class CommentsReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * The comments of a project or of one task, oldest first (specification, section 7); 100 a page.
   * @throws DomainError `invalid` when neither is named; `project.not_found`; `not_found` for the task
   */
  async list(
    actor: Actor,
    { page, limit, sortOrder, project_id, task_id, search }: ListComments,
  ): Promise<Page<CommentView>> {
    authorizeRole(actor, 'comment.list');
    if (project_id !== undefined) await getProjectAccess(this.em, actor, project_id);
    else if (task_id !== undefined) await threadOf(this.em, actor, task_id);
    else refuse('project_id', 'Say which project or task');
    const rows = visibleCommentRows(this.em, actor, { project_id, task_id, search })
      .orderBy('c.created_at', sortOrder)
      .orderBy('c.id', sortOrder);
    return paginate(rows, { page, limit }, toCommentView(readerOf(actor)));
  }

  /** One comment with its files. @throws DomainError `not_found` when it doesn't exist or isn't the actor's to read */
  async get(actor: Actor, id: string): Promise<CommentView> {
    const row = orNotFound(await visibleCommentRows(this.em, actor).where('c.id', '=', id).executeTakeFirst());
    return toCommentView(readerOf(actor))(row);
  }
}
