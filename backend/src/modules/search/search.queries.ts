import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, SearchType } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { searchedRecords, type FoundRecord } from './searched-records.js';

/** Around what was found, in texts of PostgreSQL: characters that no language has (private use). */
export const MARKS = { start: '\ue000', end: '\ue001' } as const;

/** Characters of a text that an excerpt is looked for in. */
const EXCERPT_OF = 4_000;

export interface HitRow extends FoundRecord {
  type: SearchType;
  number: string | null;
  title: string;
  marked_title: string;
  /** Null where the text has no match. */
  marked_body: string | null;
  changed_at: string;
  /** The position among the hits of its kind, from 1. */
  place: string;
}

/** What is asked for. */
export interface Search {
  /** What was typed. */
  typed: string;
  /** The same as PostgreSQL's query, as `search_query` makes it. */
  words: string;
  types: readonly SearchType[];
  /** Of each kind. */
  limit: number;
  /** Projects and customers that all of the actor's records belong to; null for admins. */
  scopes: readonly string[] | null;
}

type Condition = RawBuilder<boolean>;

/**
 * The newest hits of a kind for which the condition on the document `s` holds, one more than asked for. For customers the
 * documents in their scopes are read by index, however many others have the words.
 */
function newestOf(
  em: EntityManager,
  actor: Actor,
  search: Search,
  part: { type: SearchType; rank: number; holds: Condition },
) {
  const { type, rank, holds } = part;
  const inScope = search.scopes === null ? sql`true` : sql`s.scope = any(${search.scopes}::uuid[])`;
  return sql`
  (select s.type, s.number, s.title, s.body, s.changed_at, ${sql.lit(rank)} as rank, v.*
   from search_documents as s join (${searchedRecords[type].visible(em, actor)}) as v on v.id = s.id
   where s.type = ${sql.lit(type)} and ${holds} and ${inScope}
   order by s.changed_at desc limit ${search.limit + 1})`;
}

/** Of all that was found the first of each kind, with what was found marked. */
const marked = (found: RawBuilder<unknown>, words: string, limit: number) => sql<HitRow>`
  select h.type, h.id, h.number, h.title, h.changed_at, h.status, h.project_id, h.parent_id, h.parent_number,
    h.parent_title, h.starts_at, h.place,
    ts_headline('search_stems', translate(h.title, ${MARKS.start + MARKS.end}, ''), ${words}::tsquery,
      ${`HighlightAll=true, StartSel=${MARKS.start}, StopSel=${MARKS.end}`}) as marked_title,
    nullif(ts_headline('search_stems', translate(left(h.body, ${EXCERPT_OF}), ${MARKS.start + MARKS.end}, ''),
      ${words}::tsquery, ${`MaxFragments=1, MaxWords=22, MinWords=10, StartSel=${MARKS.start}, StopSel=${MARKS.end}`}), '')
      as marked_body
  from (
    select f.*, row_number() over (partition by f.type order by f.rank, f.changed_at desc, f.id) as place
    from (${found}) as f) as h
  where h.place <= ${limit + 1}
  order by h.rank, h.changed_at desc, h.id`;

/** Hits by the words of title and text: what has them in its title first. */
export function hitsByWords(em: EntityManager, actor: Actor, search: Search): RawBuilder<HitRow> {
  const { types, words, limit } = search;
  const inTitle: Condition = sql`s.title_words @@ ${words}::tsquery`;
  const inText: Condition = sql`(s.words @@ ${words}::tsquery and not ${inTitle})`;
  const parts = types.flatMap((type) => [
    // a comment has no title
    ...(type === 'comment' ? [] : [newestOf(em, actor, search, { type, rank: 1, holds: inTitle })]),
    newestOf(em, actor, search, { type, rank: 2, holds: inText }),
  ]);
  return marked(sql.join(parts, sql` union all `), words, limit);
}

/** Hits whose title is like what was typed, as after a slip of the finger. */
export function hitsBySimilarity(em: EntityManager, actor: Actor, search: Search): RawBuilder<HitRow> {
  const holds: Condition = sql`${search.typed} <% s.title`;
  const parts = search.types.map((type) => newestOf(em, actor, search, { type, rank: 1, holds }));
  return marked(sql.join(parts, sql` union all `), search.words, search.limit);
}
