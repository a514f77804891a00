import type { Role } from '@portal/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/fixed-statement.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

const DAY = 24 * 3_600;

/** How long a session lives at most, in seconds (decisions, section 3). */
export const absoluteLimit: Readonly<Record<Role, number>> = { customer: 30 * DAY, admin: 7 * DAY };

/** How long a session lives unused, in seconds. */
export const idleLimit: Readonly<Record<Role, number>> = { customer: 7 * DAY, admin: DAY / 2 };

const byRole = (limit: Readonly<Record<Role, number>>): string =>
  `case u.role when 'admin' then interval '${limit.admin} seconds' else interval '${limit.customer} seconds' end`;

/** SQL over `sessions s` and `users u`: when the session ends by itself. The role of today decides, not that of the sign-in. */
export const EXPIRES_AT = `least(s.signed_in_at + ${byRole(absoluteLimit)}, s.last_seen_at + ${byRole(idleLimit)})`;

/** The same of a selected session. */
export const expiresAt = sql<string>`${sql.raw(EXPIRES_AT)}`;

/** Sessions with their users. */
export const sessionsOfUsers = (em: Queries) =>
  kysely(em).selectFrom('sessions as s').innerJoin('users as u', 'u.id', 's.user_id');

/** Those that are, with their users, good for calls. */
export const liveSessions = (em: Queries) =>
  sessionsOfUsers(em)
    .where('s.ended_at', 'is', null)
    .where('u.status', '=', sql.lit('active'))
    .where('u.deleted_at', 'is', null)
    .where(expiresAt, '>', sql<string>`now()`);
