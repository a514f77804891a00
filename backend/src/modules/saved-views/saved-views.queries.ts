import type { EntityManager } from '@mikro-orm/postgresql';
import { SavedViewView, viewSearch, type Actor, type ListSavedViews } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { kysely, personNameOrEmail, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = viewColumns('v', SavedViewView, { owner_name: null });
const shownView = viewOf(SavedViewView);

/** Views that aren't deleted, as rows of the view; no permission check. */
export const selectSavedViews = (em: EntityManager) =>
  kysely(em)
    .selectFrom('saved_views as v')
    .innerJoin('users as o', 'o.id', 'v.owner_id')
    .where('v.deleted_at', 'is', null)
    .select(columns)
    .select(personNameOrEmail('o').as('owner_name'));

export type SavedViewRow = InferResult<ReturnType<typeof selectSavedViews>>[number];

/** The actor's own and those that are shared. */
export const visibleSavedViews = (em: EntityManager, actor: Actor) =>
  selectSavedViews(em).where((eb) => eb.or([eb('v.owner_id', '=', actor.id), eb('v.is_shared', '=', true)]));

/** The list's filter and order. */
export function filterSavedViews(em: EntityManager, actor: Actor, { path, search, sortBy, sortOrder }: ListSavedViews) {
  let narrowed = visibleSavedViews(em, actor);
  if (path !== undefined) narrowed = narrowed.where('v.path', '=', path);
  if (search) narrowed = narrowed.where(containsEveryWord(sql.ref('v.search_text'), search));
  return narrowed.orderBy(`v.${sortBy}`, sortOrder).orderBy('v.id', sortOrder);
}

/** A row as the API shows it; what was saved before views left out open dialogs and pages leaves them out here. */
export const toSavedViewView = (row: SavedViewRow): SavedViewView =>
  shownView({ ...row, search: viewSearch(row.search) });
