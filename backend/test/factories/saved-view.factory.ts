import type { CreateSavedView } from '@portal/contracts';
import { SavedView } from '../../src/modules/saved-views/index.js';
import { factoryOf } from './factory-of.js';

/** A saved view of a user. */
export const aSavedView = factoryOf('savedView', (owner: { id: string }, given: Partial<CreateSavedView> = {}) =>
  SavedView.create(owner.id, {
    path: '/admin/projects',
    name: 'Late ones',
    search: 'health=at_risk',
    is_shared: false,
    ...given,
  }),
);
