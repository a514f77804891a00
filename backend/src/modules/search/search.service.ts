import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  searchTypes,
  type Actor,
  type SearchAnswer,
  type SearchQuery,
  type MarkedText,
  type SearchHit,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { plainExcerpt } from './plain-excerpt.js';
import { hitsByWords, type HitRow, type Search, MARKS } from './search.queries.js';
import { isSearchedBy } from './searched-records.js';
import { instantOf } from '../../infrastructure/database/views.js';
import { sql, type RawBuilder } from 'kysely';
import { kysely } from '../../infrastructure/database/read-kit.js';

/** One search may take so long, in milliseconds; what takes longer is answered with 503. */
const TIMEOUT = 3_000;

/** Finds records of all domains by their text (decisions, section 7). */
@Injectable()
export class SearchService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The best hits of each kind among the records that the actor sees; where nothing has the words, those with words
   * that are like them. It never says how many there are, so that nothing can be counted that isn't shown.
   * @throws DomainError `unavailable` when it takes too long
   */
  async find(actor: Actor, { q, types = [...searchTypes], limit }: SearchQuery): Promise<SearchAnswer> {
    authorizeRole(actor, 'search.read');
    const searched = types.filter((type) => isSearchedBy(actor, type));
    return this.em.transactional(async (em) => {
      const [prepared] = await em.execute<{ words: string; number: string | null }[]>(
        `select search_number_key(typed) as number,
           case when search_number_key(typed) ~ '^[a-z]-'
             then phraseto_tsquery('search_words', search_plain(typed)) || quote_literal(search_number_key(typed))::tsquery
             else search_query(typed) end::text as words,
           set_config('statement_timeout', '${TIMEOUT}', true),
           ${similarityThreshold} from (values (?)) as said (typed)`,
        [q],
      );
      if (!prepared?.words || searched.length === 0) return { hits: [], more: [], is_similar: false };
      const scopes = await scopesOf(em, actor);
      const search: Search = { ...prepared, typed: q, types: searched, limit, scopes };
      const hits = await find(em, actor, search);
      if (hits.length > 0) return answerOf(hits, limit, false);
      const similar = await similarQuery(em, search);
      return answerOf(similar === null ? [] : await find(em, actor, { ...search, words: similar }), limit, true);
    });
  }
}

const find = async (em: EntityManager, actor: Actor, search: Search): Promise<HitRow[]> =>
  (await hitsByWords(em, actor, search).execute(em.getKysely())).rows;

function answerOf(rows: readonly HitRow[], limit: number, isSimilar: boolean): SearchAnswer {
  const beyond = rows.filter(({ place }) => Number(place) > limit);
  return {
    hits: rows.filter((row) => !beyond.includes(row)).map(toSearchHit),
    more: beyond.map(({ type }) => type),
    is_similar: isSimilar && rows.length > 0,
  };
}

const MARKED = new RegExp(`${MARKS.start}([^${MARKS.end}]*)${MARKS.end}`, 'u');

/** A text with PostgreSQL's marks in parts. */
const partsOf = (text: string): MarkedText =>
  text
    .split(MARKED)
    .map((part, at) => ({ text: part, is_hit: at % 2 === 1 }))
    .filter((part) => part.text !== '');

const hasHit = (parts: MarkedText): boolean => parts.some(({ is_hit: isHit }) => isHit);

/** A hit as the API shows it. Of a comment the title is that of its task or ticket. */
function toSearchHit(row: HitRow): SearchHit {
  const excerpt = row.marked_body === null ? null : partsOf(plainExcerpt(row.marked_body));
  return {
    type: row.type,
    id: row.id,
    number: row.parent_number ?? row.number,
    title: row.type === 'comment' ? [{ text: row.parent_title ?? '', is_hit: false }] : partsOf(row.marked_title),
    excerpt: excerpt && hasHit(excerpt) ? excerpt : null,
    status: row.status,
    project_id: row.project_id,
    parent_id: row.parent_id,
    starts_at: row.starts_at === null ? null : instantOf(row.starts_at),
    changed_at: instantOf(row.changed_at),
  };
}

/**
 * The projects and customers that every record a customer may see belongs to: the own and joined projects, the person,
 * the requesters of tickets that the person is on, and for contacts with a flag the people of the company. It may be more than what is seen, never less; null is no limit.
 */
async function scopesOf(em: EntityManager, actor: Actor): Promise<string[] | null> {
  if (actor.kind === 'anonymous') return [];
  if (actor.kind === 'system' || actor.role === 'admin') return null;
  const company = actor.contactFlags.length > 0 ? actor.companyId : null;
  const [db, { id }] = [kysely(em), actor];
  const own = db.selectFrom('projects').select('id').where('customer_id', '=', id).where('deleted_at', 'is', null);
  const joined = db.selectFrom('project_members').where('user_id', '=', id).where('deleted_at', 'is', null);
  const isPerson = sql<boolean>`(id = ${id} or company_id = ${company})`;
  const people = db.selectFrom('users').select('id').where(isPerson);
  const copied = db
    .selectFrom('ticket_people as p')
    .innerJoin('tickets as t', 't.id', 'p.ticket_id')
    .select('t.requester_id as id')
    .where('p.user_id', '=', id)
    .$narrowType<{ id: string }>();
  const scopes = await own.union(joined.select('project_id as id')).union(people).union(copied).execute();
  return scopes.map((scope) => scope.id);
}

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
async function similarQuery(em: EntityManager, { typed, types, scopes }: Search): Promise<string | null> {
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
const similarityThreshold = `set_config('pg_trgm.word_similarity_threshold', '${SIMILAR}', true)`;
