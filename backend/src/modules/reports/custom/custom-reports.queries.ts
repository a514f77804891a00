import type { EntityManager } from '@mikro-orm/postgresql';
import { CustomReportView, isAdmin, type Actor, type ListCustomReports } from '@portal/contracts';
import { sorted } from '../../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containing } from '../../../infrastructure/database/contains-text.js';
import { viewOf } from '../../../infrastructure/database/views.js';

const columns = viewColumns('c', CustomReportView, { owner_name: null });

/** Reports that aren't deleted, with the name of who built them; no permission check. */
export const selectCustomReports = (em: EntityManager) =>
  kysely(em)
    .selectFrom('custom_reports as c')
    .innerJoin('users as o', 'o.id', 'c.owner_id')
    .where('c.deleted_at', 'is', null)
    .select(columns)
    .select(personNameOrEmail('o').as('owner_name'));

/** The actor's own; for admins also those that are shared. */
export const visibleCustomReports = (em: EntityManager, actor: Actor) =>
  selectCustomReports(em).where((eb) =>
    isAdmin(actor)
      ? eb.or([eb('c.owner_id', '=', actor.id), eb('c.is_shared', '=', true)])
      : eb('c.owner_id', '=', actor.id),
  );

/** The list's filter and order. */
export function filterCustomReports(em: EntityManager, actor: Actor, query: ListCustomReports) {
  const visible = visibleCustomReports(em, actor);
  const found = query.search ? visible.where('c.name', 'ilike', containing(query.search)) : visible;
  return sorted(found, 'c', query);
}

/** A row as the API shows it. */
export const toCustomReportView = viewOf(CustomReportView);
