import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { searchTypes, type Actor, type SearchAnswer, type SearchQuery } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { hitsByWords, type HitRow, type Search } from './search.queries.js';
import { toSearchHit } from './search-hit.view.js';
import { scopesOf } from './search-scopes.js';
import { isSearchedBy } from './searched-records.js';
import { similarityThreshold, similarQuery } from './similar-words.js';

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
