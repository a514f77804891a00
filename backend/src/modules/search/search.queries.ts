import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, SearchType } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { searchedRecords, type FoundRecord } from './searched-records.js';

/** Around what was found, in texts of PostgreSQL: characters that no language has (private use). */
export const MARKS = { start: '\ue000', end: '\ue001' } as const;

/** Characters of a text that an excerpt is looked for in. */
const EXCERPT_OF = 4_000;

/** A hit as the database answers it, with what was found between `MARKS`. */
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

/** So many of the newest documents of a kind are read before all of them are asked for by the index of words. */
const WINDOW = 500;

/** Where hits are looked for: hits of an earlier step come before those of a later one. */
interface Step {
  rank: 1 | 2;
  /** Documents `s`, the newest first. */
  documents: RawBuilder<unknown>;
}

/**
 * The first hits of a kind, one more than asked for: by words of the title, then by words of the text, each the newest
 * first. A step is only taken when those before have too few hits. Which index finds them is said by the steps and not
 * left to the planner, which takes the beginning of a word for more frequent than it is (`offset 0` keeps apart what it
 * would mix, so that rights are asked of the first few documents only).
 */
function firstOf(em: EntityManager, actor: Actor, type: SearchType, search: Search): RawBuilder<unknown> {
  const found = (upTo: number): RawBuilder<unknown> =>
    sql.join(
      [...Array(upTo).keys()].map((step) => sql`select id from ${sql.id(`step_${step}`)}`),
      sql` union all `,
    );
  const steps = stepsOf(type, search).map(({ rank, documents }, at) => {
    const isOpen =
      at === 0
        ? sql`true`
        : sql`(select count(*) from (${found(at)}) as f) <= ${sql.lit(search.limit)} and s.id not in (${found(at)})`;
    return sql`${sql.id(`step_${at}`)} as materialized (
      select s.type, s.number, s.title, s.body, s.changed_at, ${sql.lit(rank)} as rank, v.*
      from ${documents} as s join (${searchedRecords[type].visible(em, actor)}) as v on v.id = s.id
      where ${isOpen} order by s.changed_at desc limit ${sql.lit(search.limit + 1)})`;
  });
  const all = sql.join(
    steps.map((_, at) => sql`select * from ${sql.id(`step_${at}`)}`),
    sql` union all `,
  );
  return sql`(with ${sql.join(steps)} ${all})`;
}

/**
 * For customers the documents in their scopes, however many others have the words. For admins first the newest documents,
 * where a frequent word is soon found, then all that the index of words has.
 */
function stepsOf(type: SearchType, { words, scopes }: Search): Step[] {
  const ofType = sql`select s.* from search_documents as s where s.type = ${sql.lit(type)}`;
  const newestFirst = sql`order by s.changed_at desc`;
  const ranks = [
    // a comment has no title
    ...(type === 'comment' ? [] : [{ rank: 1, holds: sql<boolean>`s.title_words @@ ${words}::tsquery` } as const]),
    { rank: 2, holds: sql<boolean>`s.words @@ ${words}::tsquery` } as const,
  ];
  if (scopes !== null) {
    const inScope = sql`(${ofType} and s.scope = any(${scopes}::uuid[]) offset 0)`;
    return ranks.map(({ rank, holds }) => ({
      rank,
      documents: sql`(select * from ${inScope} as s where ${holds} ${newestFirst} offset 0)`,
    }));
  }
  return ranks.flatMap(({ rank, holds }) => [
    { rank, documents: sql`(select * from (${ofType} ${newestFirst} limit ${sql.lit(WINDOW)}) as s where ${holds})` },
    { rank, documents: sql`(${ofType} and ${holds} ${newestFirst} offset 0)` },
  ]);
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
  const parts = search.types.map((type) => firstOf(em, actor, type, search));
  return marked(sql.join(parts, sql` union all `), search.words, search.limit);
}
