import type { EntityManager } from '@mikro-orm/postgresql';
import type { CannedReplyView, ListCannedReplies } from '@portal/contracts';
import { sql } from 'kysely';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { containsEveryWord } from '../../infrastructure/database/search.js';
import type { DB } from '../../infrastructure/database/tables.js';

const columns = ['id', 'name', 'body', 'created_at', 'updated_at', 'version'] as const;

/** Rows of the view that aren't deleted. */
export const selectCannedReplies = (em: EntityManager) =>
  em.getKysely<DB>().selectFrom('canned_replies').where('deleted_at', 'is', null).select(columns);

type CannedReplyRow = Awaited<ReturnType<ReturnType<typeof selectCannedReplies>['execute']>>[number];

/** The list's filter and order. */
export function filterCannedReplies(em: EntityManager, { search, sortBy, sortOrder }: ListCannedReplies) {
  const sorted = selectCannedReplies(em).orderBy(sortBy, sortOrder).orderBy('id', sortOrder);
  return search ? sorted.where(containsEveryWord(sql.ref('search_text'), search)) : sorted;
}

export const toCannedReplyView = (row: CannedReplyRow): CannedReplyView => ({
  ...row,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
