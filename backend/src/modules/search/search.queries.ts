import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, SearchType } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../infrastructure/database/contains-text.js';
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
  /** The same as numbers are compared (`p-8`); null where it hasn't the form of one. */
  number: string | null;
  types: readonly SearchType[];
  /** Of each kind. */
  limit: number;
  /** Projects and customers that all of the actor's records belong to; null for admins. */
  scopes: readonly string[] | null;
}

/** So many of the newest documents of a kind are read before all of them are asked for by the index of words. */
const WINDOW = 500;

/** Hits of a lower rank come first. */
const ranks = { number: 0, exactTitle: 1, title: 2, tag: 3, text: 4 } as const;

/** Kinds with numbers of their own. */
const numbered: readonly SearchType[] = ['project', 'task', 'ticket', 'consultation', 'deal', 'invoice'];
/** Kinds that are shown with another's name: who an invoice is for, what a meeting is about, what a comment is on. */
const nameless: readonly SearchType[] = ['invoice', 'meeting', 'comment'];

/** Documents `s` that are looked for together. */
interface Wanted {
  holds: RawBuilder<boolean>;
  rank: RawBuilder<number>;
  /** Whether `rank` is the same for all of them: an order by it would only hide that they are in order. */
  isOneRank: boolean;
}

/** Where hits are looked for: `documents` have their `rank` and are in `order`. */
interface Step {
  documents: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * The first hits of a kind, one more than asked for: what has this number or title, then by words of the title, then by
 * words of the text, each in the order of `ranks` and the newest first. A step is only taken when those before have too
 * few hits. Which index finds them is said by the steps and not left to the planner, which takes the beginning of a word
 * for more frequent than it is (`offset 0` keeps apart what it would mix, so that rights are asked of the first few
 * documents only).
 */
function firstOf(em: EntityManager, actor: Actor, type: SearchType, search: Search): RawBuilder<unknown> {
  const found = (upTo: number): RawBuilder<unknown> =>
    sql.join(
      [...Array(upTo).keys()].map((step) => sql`select id from ${sql.id(`step_${step}`)}`),
      sql` union all `,
    );
  const steps = stepsOf(type, search).map(({ documents, order }, at) => {
    const isOpen =
      at === 0
        ? sql`true`
        : sql`(select count(*) from (${found(at)}) as f) <= ${sql.lit(search.limit)} and s.id not in (${found(at)})`;
    return sql`${sql.id(`step_${at}`)} as materialized (
      select s.type, s.number, s.title, s.body, s.changed_at, s.rank, v.*
      from ${documents} as s join (${searchedRecords[type].visible(em, actor)}) as v on v.id = s.id
      where ${isOpen} order by ${order} limit ${sql.lit(search.limit + 1)})`;
  });
  const all = sql.join(
    steps.map((_, at) => sql`select * from ${sql.id(`step_${at}`)}`),
    sql` union all `,
  );
  return sql`(with ${sql.join(steps)} ${all})`;
}

const rankOf = (rank: keyof typeof ranks): RawBuilder<number> => sql`${sql.lit(ranks[rank])}`;

const all = (holds: RawBuilder<boolean>, rank: keyof typeof ranks): Wanted => ({
  holds,
  rank: rankOf(rank),
  isOneRank: true,
});

/** How a document of this kind can be called exactly so, the better first. */
function exactly(
  type: SearchType,
  { typed, number }: Search,
): { holds: RawBuilder<boolean>; rank: RawBuilder<number> }[] {
  // what a number is also called is among the words of titles; digits alone may be there from the title itself
  const ending = `(^|\\D)0*${/\d+$/.exec(number ?? '')?.[0] ?? ''}$`;
  const byNumber = sql<boolean>`(s.title_words @@ ${number ? `'${number}'` : ''}::tsquery and s.number ~ ${ending})`;
  const byTitle = sql<boolean>`(s.title <> '' and lower(left(s.title, 200)) = lower(${typed}::text))`;
  return [
    ...(numbered.includes(type) ? [{ holds: byNumber, rank: rankOf('number') }] : []),
    ...(nameless.includes(type) ? [] : [{ holds: byTitle, rank: rankOf('exactTitle') }]),
  ];
}

/** Documents with these words in their title, of which some may be called exactly so. */
function titled(type: SearchType, search: Search): Wanted {
  const cases = exactly(type, search).map(({ holds, rank }) => sql`when ${holds} then ${rank}`);
  return {
    holds: sql`s.title_words @@ ${search.words}::tsquery`,
    rank: cases.length === 0 ? rankOf('title') : sql`case ${sql.join(cases, sql` `)} else ${rankOf('title')} end`,
    isOneRank: cases.length === 0,
  };
}

/**
 * For customers the documents in their scopes, however many others have the words. For admins first what is called exactly
 * so, then the newest documents, where a frequent word is soon found, then all that the index of words has. Only they find
 * tickets by their tags (decisions 4.109).
 */
function stepsOf(type: SearchType, search: Search): Step[] {
  const { words, scopes } = search;
  const ofType = sql`select s.* from search_documents as s where s.type = ${sql.lit(type)}`;
  const steps = (among: readonly RawBuilder<unknown>[], { holds, rank, isOneRank }: Wanted): Step[] => {
    const order = isOneRank ? sql`s.changed_at desc` : sql`s.rank, s.changed_at desc`;
    return among.map((documents) => ({
      documents: sql`(select * from (select s.*, ${rank} as rank from (${documents}) as s where ${holds}) as s
        order by ${order} offset 0)`,
      order,
    }));
  };
  const inText = all(sql`s.words @@ ${words}::tsquery`, 'text');
  if (scopes !== null) {
    const inScope = sql`${ofType} and s.scope = any(${scopes}::uuid[]) offset 0`;
    // a comment has no title
    return [...(type === 'comment' ? [] : [titled(type, search)]), inText].flatMap((wanted) =>
      steps([inScope], wanted),
    );
  }
  const newest = sql`${ofType} order by s.changed_at desc limit ${sql.lit(WINDOW)}`;
  const inTitle = all(sql`s.title_words @@ ${words}::tsquery`, 'title');
  return [
    ...exactly(type, search).flatMap(({ holds, rank }) => steps([ofType], { holds, rank, isOneRank: true })),
    ...(type === 'comment' ? [] : steps([newest, ofType], inTitle)),
    ...(type === 'ticket' ? steps([ofType], all(hasTagLike(search.typed), 'tag')) : []),
    ...steps([newest, ofType], inText),
  ];
}

/** Whether a tag of ticket `s` begins so; the text of a document has none, since customers find by it. */
const hasTagLike = (typed: string): RawBuilder<boolean> => sql<boolean>`s.id in (
  select t.id from tickets as t where t.kind = 'support'
    and tag_text(t.tags) like ${containing(`|${typed.trim().toLowerCase()}`)})`;

/** A text in which words can be marked: without our marks, with composed letters as the words have them. */
const shown = (text: RawBuilder<unknown>) => sql`normalize(translate(${text}, ${MARKS.start + MARKS.end}, ''), nfc)`;

/** Of all that was found the first of each kind, with what was found marked. */
const marked = (found: RawBuilder<unknown>, words: string, limit: number) => sql<HitRow>`
  select h.type, h.id, h.number, h.title, h.changed_at, h.status, h.project_id, h.parent_id, h.parent_number,
    h.parent_title, h.starts_at, h.place,
    ts_headline('search_stems', ${shown(sql`h.title`)}, ${words}::tsquery,
      ${`HighlightAll=true, StartSel=${MARKS.start}, StopSel=${MARKS.end}`}) as marked_title,
    nullif(ts_headline('search_stems', ${shown(sql`left(h.body, ${EXCERPT_OF})`)},
      ${words}::tsquery, ${`MaxFragments=1, MaxWords=22, MinWords=10, StartSel=${MARKS.start}, StopSel=${MARKS.end}`}), '')
      as marked_body
  from (
    select f.*, row_number() over (partition by f.type order by f.rank, f.changed_at desc, f.id) as place
    from (${found}) as f) as h
  where h.place <= ${limit + 1}
  order by h.rank, h.changed_at desc, h.id`;

/** Hits by number, title and text, the best first (`ranks`). */
export function hitsByWords(em: EntityManager, actor: Actor, search: Search): RawBuilder<HitRow> {
  const parts = search.types.map((type) => firstOf(em, actor, type, search));
  return marked(sql.join(parts, sql` union all `), search.words, search.limit);
}
