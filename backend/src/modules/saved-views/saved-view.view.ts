import { viewSearch, type SavedViewView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import type { SavedViewRow } from './saved-views.queries.js';

/** A row as the API shows it; what was saved before views left out open dialogs and pages leaves them out here. */
export const toSavedViewView = (row: SavedViewRow): SavedViewView => ({
  ...row,
  search: viewSearch(row.search),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
