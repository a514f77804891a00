import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  CannedReplyView,
  type Actor,
  type CreateCannedReply,
  type Deleted,
  type ListCannedReplies,
  type Page,
  type Priority,
  type TicketStatus,
  type UpdateCannedReply,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { assignableAdmins, idOrNone } from '../users/index.js';
import { CannedReply } from './canned-reply.entity.js';

/** Texts that admins begin answers with, and what these do with tickets (decisions, section 4). */
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
    return readCannedReply(this.em, id);
  }

  /** @throws DomainError `invalid` for who can't take on tickets, and for one that neither says nor does anything */
  create(actor: Actor, input: CreateCannedReply): Promise<CannedReplyView> {
    authorizeRole(actor, 'canned_reply.create');
    return this.em.transactional(async (em) => {
      await assertCanBeAssigned(em, input.assign_to);
      const cannedReply = CannedReply.create(input);
      await em.persist(cannedReply).flush();
      return readCannedReply(em, cannedReply.id);
    });
  }

  /** Changes only the fields that the input carries. @throws DomainError `not_found`, `stale_version`; as `create` */
  update(actor: Actor, id: string, input: UpdateCannedReply): Promise<CannedReplyView> {
    return this.em.transactional(async (em) => {
      const cannedReply = await lockForUpdate(em, CannedReply, { id, deletedAt: null }, input, () =>
        readCannedReply(em, id),
      );
      authorize(actor, 'canned_reply.update', cannedReply);
      await assertCanBeAssigned(em, input.assign_to);
      cannedReply.change(input);
      await em.flush();
      return readCannedReply(em, id);
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

async function assertCanBeAssigned(em: EntityManager, to: string | null | undefined): Promise<void> {
  if (!to || to === 'me') return;
  const admin = await assignableAdmins(em).where('id', '=', idOrNone(to)).executeTakeFirst();
  if (!admin) refuse('assign_to', 'Only an admin can take on a ticket');
}

async function readCannedReply(em: EntityManager, id: string): Promise<CannedReplyView> {
  return toCannedReplyView(orNotFound(await selectCannedReplies(em).where('id', '=', id).executeTakeFirst()));
}

/** Rows of the view that aren't deleted. */
export const selectCannedReplies = (em: EntityManager) =>
  kysely(em)
    .selectFrom('canned_replies')
    .where('deleted_at', 'is', null)
    .select(viewColumns('canned_replies', CannedReplyView, { assign_to_name: null }))
    .select(
      sql<string | null>`(select ${personNameOrEmail('u')} from users as u where u.id::text = assign_to)`.as(
        'assign_to_name',
      ),
    )
    .$narrowType<{ set_status: TicketStatus | null; set_priority: Priority | null }>();

/** The list's filter and order. */
export function filterCannedReplies(em: EntityManager, { search, sortBy, sortOrder }: ListCannedReplies) {
  const sorted = selectCannedReplies(em).orderBy(sortBy, sortOrder).orderBy('id', sortOrder);
  return search ? sorted.where(containsEveryWord(sql.ref('search_text'), search)) : sorted;
}

export const toCannedReplyView = viewOf(CannedReplyView);
