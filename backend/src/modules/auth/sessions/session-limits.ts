import type { Role } from '@portal/contracts';

const DAY = 24 * 3_600;

/** How long a session lives at most, in seconds (decisions, section 3). */
export const absoluteLimit: Readonly<Record<Role, number>> = { customer: 30 * DAY, admin: 7 * DAY };

/** How long a session lives unused, in seconds. */
export const idleLimit: Readonly<Record<Role, number>> = { customer: 7 * DAY, admin: DAY / 2 };

const byRole = (limit: Readonly<Record<Role, number>>): string =>
  `case u.role when 'admin' then interval '${limit.admin} seconds' else interval '${limit.customer} seconds' end`;

/** SQL over `sessions s` and `users u`: when the session ends by itself. The role of today decides, not that of the sign-in. */
export const EXPIRES_AT = `least(s.signed_in_at + ${byRole(absoluteLimit)}, s.last_seen_at + ${byRole(idleLimit)})`;

/** SQL: the session and its person are good for calls. */
export const IS_LIVE = `s.ended_at is null and u.status = 'active' and u.deleted_at is null and ${EXPIRES_AT} > now()`;
