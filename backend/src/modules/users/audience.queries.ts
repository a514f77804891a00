import type { EntityManager } from '@mikro-orm/postgresql';
import { ListUsers, system, type BroadcastAudience } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { filterUsers, selectUsers } from './users.queries.js';
import { countRows } from '../../infrastructure/database/paginate.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { anyOf, kysely } from '../../infrastructure/database/read-kit.js';

/** Whether anyone of the person's company has signed in. */
const hasKnownColleague = sql<boolean>`exists (
  select from users as k where k.company_id = u.company_id and k.last_seen_at is not null and k.deleted_at is null)`;

/**
 * What a text may say to a person: of one whom only a visitor described no last name, and the company only where a
 * colleague has signed in (decisions 6.31). Counts and mails both read it.
 */
const addressee = [
  'u.id',
  'u.email',
  'u.first_name',
  'u.is_confirmed',
  sql<string | null>`case when u.is_confirmed then u.last_name end`.as('last_name'),
  sql<string | null>`case when u.is_confirmed or ${hasKnownColleague} then c.name end`.as('company_name'),
] as const;

/** Users as texts address them. */
export const selectAddressees = (em: EntityManager) =>
  kysely(em).selectFrom('users as u').leftJoin('companies as c', 'c.id', 'u.company_id').select(addressee);

/** A recipient of a broadcast. */
export type AudienceMember = InferResult<ReturnType<typeof selectAddressees>>[number];

/** Those with an account at `until`, by their ids behind `after`. */
interface Slice {
  after?: string | null;
  until: Date;
  limit: number;
}

/**
 * The filter that an audience keeps of the list of customers. @throws DomainError `invalid` when it isn't that list's
 */
export function audienceFilter(search: string): ListUsers {
  const parameters = new URLSearchParams(search);
  for (const shown of ['view', 'sortBy', 'sortOrder', 'page', 'limit']) parameters.delete(shown);
  const filter = ListUsers.safeParse(Object.fromEntries(parameters));
  if (filter.success && filter.data.deleted !== true) return filter.data;
  refuse('audience.search', 'This is not a filter of the list of customers');
}

/** How many people an audience is at this moment. */
export async function countAudience(em: EntityManager, audience: BroadcastAudience): Promise<number> {
  return countRows(audienceMembers(em, audience));
}

/** The next members of an audience, by id. */
export const readAudience = (
  em: EntityManager,
  audience: BroadcastAudience,
  { after, until, limit }: Slice,
): Promise<AudienceMember[]> => {
  const slice = audienceMembers(em, audience)
    .where('u.created_at', '<=', until.toISOString())
    .orderBy('u.id')
    .limit(limit);
  return (after ? slice.where('u.id', '>', after) : slice).execute();
};

/** Those of an audience who can sign in, at this moment. */
export function audienceMembers(em: EntityManager, audience: BroadcastAudience) {
  const all =
    audience.kind === 'filter'
      ? filterUsers(em, system, audienceFilter(audience.search)).clearOrderBy()
      : selectUsers(em);
  const able = all.clearSelect().select(addressee).where('u.status', '<>', 'suspended');
  if (audience.kind === 'people') return able.where('u.id', '=', anyOf(audience.user_ids));
  if (audience.kind === 'companies') return able.where('u.company_id', '=', anyOf(audience.company_ids));
  return audience.kind === 'role' ? able.where('u.role', '=', audience.role) : able;
}
