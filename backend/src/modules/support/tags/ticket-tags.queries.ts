import type { EntityManager } from '@mikro-orm/postgresql';
import { distinctTags, tagsWithout, type UpdateTicket, type UsedTag } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/** The tags of ticket `t` as one lower-case text, each between two "|"; a trigram index answers what is looked for in it. */
export const tagText = sql<string>`tag_text(t.tags)`;

/** Whether ticket `t` has a tag, however it is written. */
const hasTag = (tag: RawBuilder<unknown> | string): RawBuilder<boolean> =>
  sql<boolean>`${tagText} like '%|' || lower(${tag}::text) || '|%'`;

/** Whether ticket `t` has one of these tags. */
export const hasOneOfTags = (tags: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(tags.map(hasTag), sql` or `)})`;

/** The tags of tickets that aren't deleted, those of the most tickets first. */
export const usedTags = (em: EntityManager, limit: number): Promise<UsedTag[]> =>
  kysely(em)
    .selectFrom('tickets as t')
    .innerJoinLateral(sql<{ tag: string }>`unnest(t.tags)`.as<'own'>(sql`own(tag)`), (join) => join.onTrue())
    .where('t.kind', '=', sql.lit('support'))
    .where('t.deleted_at', 'is', null)
    .select([sql<string>`min(own.tag)`.as('name'), sql<number>`count(*)::int`.as('tickets')])
    .groupBy(sql`lower(own.tag)`)
    .orderBy('tickets', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();

type TagChanges = Pick<UpdateTicket, 'tags' | 'add_tags' | 'remove_tags'>;

/** The tags of a ticket after a change, each spelled as it is where it is in use; undefined for a change without tags. */
export async function tagsAfter(
  em: EntityManager,
  now: readonly string[],
  { tags, add_tags = [], remove_tags = [] }: TagChanges,
): Promise<string[] | undefined> {
  if (!tags && add_tags.length + remove_tags.length === 0) return undefined;
  const wanted = tagsWithout(distinctTags([...(tags ?? now), ...add_tags]), remove_tags);
  const { rows } = await sql<{ tag: string }>`
    select coalesce((
      select own.tag from tickets as t, unnest(t.tags) as own(tag)
      where t.kind = 'support' and ${hasTag(sql`given.tag`)} and lower(own.tag) = lower(given.tag) limit 1
    ), given.tag) as tag
    from unnest(${wanted}::text[]) with ordinality as given(tag, place) order by given.place`.execute(kysely(em));
  return rows.map(({ tag }) => tag);
}
