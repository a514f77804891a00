import { type Expression, type RawBuilder, sql } from 'kysely';
import { containsEveryWord } from '../../../infrastructure/database/contains-text.js';

/** The words of a person, as the index `users_search` has them. */
const personText = sql`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)`;

/**
 * Whether every word of what an admin typed is in a row's own text, or in the name, e-mail address or company of its
 * customer: "Harbor 0042" finds that company's invoice. Trigram indexes answer it.
 */
export function isFoundBy(
  text: Expression<unknown>,
  customer: Expression<unknown>,
  search: string,
): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean);
  const tests = words.map(
    (word) => sql<boolean>`(${containsEveryWord(text, word)} or ${customer} = any(${customersOf(word)}))`,
  );
  return tests.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(tests, sql` and `)})`;
}

/** Looked up once for a statement, not once a row. */
const customersOf = (word: string): RawBuilder<string[]> => sql<string[]>`array(
  select id from users where ${containsEveryWord(personText, word)}
  union select id from users where company_id in (
    select id from companies where ${containsEveryWord(sql`lower(name)`, word)}))`;
