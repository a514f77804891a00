import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  Actor,
  CreateCannedReply,
  Deleted,
  ListCannedReplies,
  Page,
  CannedReplyView,
  UpdateCannedReply,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { CannedReply } from './canned-reply.entity.js';
import { filterCannedReplies, selectCannedReplies, toCannedReplyView } from './canned-reply.view.js';

/** Texts that admins begin answers with (decisions, section 4). */
@Injectable()
export class CannedRepliesService {
  constructor(private readonly em: EntityManager) {}

  /** One page, by name unless sorted otherwise. */
  list(actor: Actor, query: ListCannedReplies): Promise<Page<CannedReplyView>> {
    authorizeRole(actor, 'canned_reply.list');
    return paginate(filterCannedReplies(this.em, query), query, toCannedReplyView);
  }

  /** @throws DomainError `not_found` */
  get(actor: Actor, id: string): Promise<CannedReplyView> {
    authorizeRole(actor, 'canned_reply.read');
    return viewOf(this.em, id);
  }

  create(actor: Actor, input: CreateCannedReply): Promise<CannedReplyView> {
    authorizeRole(actor, 'canned_reply.create');
    return this.em.transactional(async (em) => {
      const cannedReply = CannedReply.create(input);
      await em.persist(cannedReply).flush();
      return viewOf(em, cannedReply.id);
    });
  }

  /** Changes only the fields that the input carries. @throws DomainError `not_found`, `stale_version` */
  update(actor: Actor, id: string, input: UpdateCannedReply): Promise<CannedReplyView> {
    return this.em.transactional(async (em) => {
      const cannedReply = await lockForUpdate(em, CannedReply, { id, deletedAt: null }, input, () => viewOf(em, id));
      authorize(actor, 'canned_reply.update', cannedReply);
      cannedReply.change(input);
      await em.flush();
      return viewOf(em, id);
    });
  }

  /** Takes it out of every list. @throws DomainError `not_found` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const cannedReply = await lockForUpdate(em, CannedReply, { id, deletedAt: null });
      authorize(actor, 'canned_reply.delete', cannedReply);
      cannedReply.remove();
      return { id };
    });
  }
}

async function viewOf(em: EntityManager, id: string): Promise<CannedReplyView> {
  return toCannedReplyView(orNotFound(await selectCannedReplies(em).where('id', '=', id).executeTakeFirst()));
}
