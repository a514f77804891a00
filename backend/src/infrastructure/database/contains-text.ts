import { type Expression, type RawBuilder, sql } from 'kysely';

/** What `like` and `ilike` find this text by, wherever it stands. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Whether a lower-case text column contains every word of what a person typed; a trigram index answers it. */
export function containsEveryWord(column: Expression<unknown>, search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const tests = words.map((word) => sql<boolean>`${column} like ${containing(word)}`);
  return tests.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(tests, sql` and `)})`;
}
