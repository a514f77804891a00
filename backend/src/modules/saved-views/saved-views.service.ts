import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type CreateSavedView,
  type Deleted,
  type ListSavedViews,
  type Page,
  type SavedViewView,
  type UpdateSavedView,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { SavedView } from './saved-view.entity.js';
import { filterSavedViews, toSavedViewView, visibleSavedViews } from './saved-views.queries.js';

/** Filters, order and view of the console's lists under a name: one's own, or shared with all admins (decisions 7.19). */
@Injectable()
export class SavedViewsService {
  constructor(private readonly em: EntityManager) {}

  /** The actor's own and the shared ones, by name unless sorted otherwise. */
  async list(actor: Actor, query: ListSavedViews): Promise<Page<SavedViewView>> {
    authorizeRole(actor, 'saved_view.list');
    return paginate(filterSavedViews(this.em, actor, query), query, toSavedViewView);
  }

  /** @throws DomainError `not_found`, also for another admin's own */
  async get(actor: Actor, id: string): Promise<SavedViewView> {
    authorizeRole(actor, 'saved_view.read');
    return viewOf(this.em, actor, id);
  }

  async create(actor: Actor, input: CreateSavedView): Promise<SavedViewView> {
    authorizeRole(actor, 'saved_view.create');
    const ownerId = actor.id;
    if (ownerId === null) throw new DomainError('forbidden');
    return this.em.transactional(async (em) => {
      const view = SavedView.create(ownerId, input);
      await em.persist(view).flush();
      return viewOf(em, actor, view.id);
    });
  }

  /** Changes only the fields that the input carries. @throws DomainError `not_found`, `stale_version` */
  async update(actor: Actor, id: string, input: UpdateSavedView): Promise<SavedViewView> {
    authorizeRole(actor, 'saved_view.update');
    return this.em.transactional(async (em) => {
      const view = await lockForUpdate(em, SavedView, visibleTo(actor, id), input, () => viewOf(em, actor, id));
      // only who made a view takes it away from the others
      if (input.is_shared === false && view.ownerId !== actor.id) throw new DomainError('forbidden');
      view.change(input);
      await em.flush();
      return viewOf(em, actor, id);
    });
  }

  /** Takes it out of every list. @throws DomainError `not_found` */
  async remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'saved_view.delete');
    return this.em.transactional(async (em) => {
      const view = await lockForUpdate(em, SavedView, visibleTo(actor, id));
      view.remove();
      return { id };
    });
  }
}

const visibleTo = ({ id: ownerId }: Actor, id: string) => ({
  id,
  deletedAt: null,
  $or: [...(ownerId === null ? [] : [{ ownerId }]), { isShared: true }],
});

async function viewOf(em: EntityManager, actor: Actor, id: string): Promise<SavedViewView> {
  return toSavedViewView(orNotFound(await visibleSavedViews(em, actor).where('v.id', '=', id).executeTakeFirst()));
}
