import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { searchTypes, type Actor, type SearchAnswer, type SearchQuery } from '@portal/contracts';
import type { RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { hitsBySimilarity, hitsByWords, type HitRow, type Search } from './search.queries.js';
import { toSearchHit } from './search-hit.view.js';
import { scopesOf } from './search-scopes.js';
import { isSearchedBy } from './searched-records.js';

/** One search may take so long, in milliseconds; what takes longer is answered with 503. */
const TIMEOUT = 3_000;
/** How alike what was typed and a part of a title have to be (pg_trgm); two letters changed places in a word of seven: 0.5. */
const SIMILAR = 0.45;

/** Finds records of all domains by their text (decisions, section 7). */
@Injectable()
export class SearchService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The best hits of each kind among the records that the actor sees; where nothing has the words, those with similar
   * titles. It never says how many there are, so that nothing can be counted that isn't shown.
   * @throws DomainError `unavailable` when it takes too long
   */
  async find(actor: Actor, { q, types = [...searchTypes], limit }: SearchQuery): Promise<SearchAnswer> {
    authorizeRole(actor, 'search.read');
    const searched = types.filter((type) => isSearchedBy(actor, type));
    return this.em.transactional(async (em) => {
      // plans are made for the words at hand: a rare one is read by its index, a frequent one by the newest documents
      const [prepared] = await em.execute<{ words: string }[]>(
        `select search_query(?)::text as words, set_config('plan_cache_mode', 'force_custom_plan', true),
           set_config('statement_timeout', '${TIMEOUT}', true),
           set_config('pg_trgm.word_similarity_threshold', '${SIMILAR}', true)`,
        [q],
      );
      if (!prepared?.words || searched.length === 0) return { hits: [], more: [], is_similar: false };
      const scopes = await scopesOf(em, actor);
      const search: Search = { typed: q, words: prepared.words, types: searched, limit, scopes };
      const byWords = await run(em, hitsByWords(em, actor, search));
      // a comment has no title that could be similar
      const titled = searched.filter((type) => type !== 'comment');
      if (byWords.length > 0 || titled.length === 0) return answerOf(byWords, search, false);
      return answerOf(await run(em, hitsBySimilarity(em, actor, { ...search, types: titled })), search, true);
    });
  }
}

const run = async (em: EntityManager, statement: RawBuilder<HitRow>): Promise<HitRow[]> =>
  (await statement.execute(em.getKysely())).rows;

function answerOf(rows: readonly HitRow[], { typed, limit }: Search, isSimilar: boolean): SearchAnswer {
  const beyond = rows.filter(({ place }) => Number(place) > limit);
  return {
    hits: rows.filter((row) => !beyond.includes(row)).map((row) => toSearchHit(row, isSimilar ? typed : null)),
    more: beyond.map(({ type }) => type),
    is_similar: isSimilar && rows.length > 0,
  };
}
