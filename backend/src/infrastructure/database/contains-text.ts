import { type Expression, type RawBuilder, sql } from 'kysely';

/** What `like` and `ilike` find this text by, wherever it stands. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/**
 * Whether lower-case text columns contain every word of what a person typed, each word any of them; trigram indices
 * answer it.
 */
export function containsEveryWord(
  columns: Expression<unknown> | readonly Expression<unknown>[],
  search: string,
): RawBuilder<boolean> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const tests = words.map((word) => {
    const found = [columns].flat().map((column) => sql<boolean>`${column} like ${containing(word)}`);
    return sql<boolean>`(${sql.join(found, sql` or `)})`;
  });
  return tests.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(tests, sql` and `)})`;
}
