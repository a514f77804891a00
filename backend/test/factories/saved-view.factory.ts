import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateSavedView } from '@portal/contracts';
import { SavedView } from '../../src/modules/saved-views/index.js';

/** A saved view of a user; leaves no events. */
export const aSavedView =
  (owner: { id: string }, given: Partial<CreateSavedView> = {}) =>
  (em: EntityManager): { savedView: SavedView } => {
    const view = { path: '/admin/projects', name: 'Late ones', search: 'health=at_risk', is_shared: false };
    const savedView = SavedView.create(owner.id, { ...view, ...given });
    savedView.takeRecordedEvents();
    em.persist(savedView);
    return { savedView };
  };
