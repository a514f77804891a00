import type { SavedViewView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/instant.js';
import type { SavedViewRow } from './saved-views.queries.js';

/** A row as the API shows it. */
export const toSavedViewView = (row: SavedViewRow): SavedViewView => ({
  ...row,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
