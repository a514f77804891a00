import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Search } from './search.queries.js';

/** The share of trigrams that a word has to have in common to be compared letter by letter (pg_trgm's word similarity). */
const SIMILAR = 0.2;
/** Letters that differ: two that changed places are two. */
const SLIPS = 2;
/** Words that one with a slip is taken for. */
const MAX_SIMILAR = 5;

/**
 * What may have been meant, as after a slip of the finger: for each word that was typed the words of titles that differ
 * least from it or from whose beginning it does; for customers of the titles in their scopes only, so that what others
 * wrote changes nothing for them. Short words and numbers are taken as they are.
 * @returns PostgreSQL's query; null where a word is like none
 */
export async function similarQuery(em: EntityManager, { typed, types, scopes }: Search): Promise<string | null> {
  const known =
    scopes === null
      ? sql`(select word from search_title_words where said.word <% word) as known`
      : sql`(
          select word from search_documents as s, unnest(tsvector_to_array(s.title_words)) as word
          where s.type = any(${types}) and s.scope = any(${scopes}::uuid[]) and said.word <% word
        ) as known`;
  const { rows } = await sql<{ words: string | null }>`
    with said as (
      select word, length(word) < 4 or word ~ '[0-9]' as is_kept
      from regexp_split_to_table(lower(unaccent(search_plain(${typed}))), ' ') as word where word <> '' limit 10)
    select case when bool_and(meant.query is not null) and not bool_and(said.is_kept) then
      string_agg('(' || meant.query || ')', ' & ') end as words
    from said cross join lateral (
      select case when said.is_kept then to_tsquery('search_words', said.word)::text else (
        select string_agg((to_tsquery('search_words', best.word) || to_tsquery('search_stems', best.word))::text, ' | ')
        from (
          select word, least(${slipsIn(sql`word`)}, ${slipsIn(sql`left(word, length(said.word))`)}) as slips
          from (select distinct word from ${known}) as known
          order by slips, similarity(said.word, word) desc, word limit ${sql.lit(MAX_SIMILAR)}) as best
        where best.slips <= ${sql.lit(SLIPS)}) end as query) as meant`.execute(em.getKysely());
  return rows[0]?.words ?? null;
}

/** Letters by which what was said differs from a word, or any larger number than counts. */
const slipsIn = (word: RawBuilder<unknown>): RawBuilder<number> =>
  sql`levenshtein_less_equal(said.word, ${word}, ${sql.lit(SLIPS)})`;

/** For the transaction at hand. */
export const similarityThreshold = `set_config('pg_trgm.word_similarity_threshold', '${SIMILAR}', true)`;
