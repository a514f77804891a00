import type { UserView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/instant.js';
import type { UserRow } from './users.queries.js';

/** A profile as the API answers it. */
export const toUserView = (row: UserRow): UserView => ({
  ...row,
  last_seen_at: row.last_seen_at === null ? null : instantOf(row.last_seen_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
