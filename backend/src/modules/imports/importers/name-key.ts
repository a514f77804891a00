import { sql, type RawBuilder } from 'kysely';

/**
 * A name as names are compared: without regard to case, blanks, and whether letters are composed. Case goes letter by
 * letter, as PostgreSQL has it: JavaScript's of a whole text writes ΟΔΟΣ with another last letter than οδοσ.
 */
export const nameKey = (name: string): string =>
  Array.from(name.normalize('NFKC').trim().replaceAll(/\s+/g, ' '), (letter) => lower(letter)).join('');

/** One letter: `İ` is written as two in lower case, of which the second is a dot. */
const lower = (letter: string): string =>
  letter === 'ς' ? 'σ' : String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0);

/** The same in SQL. Both sides of a comparison go through it, so that it doesn't matter how the database folds case. */
export const nameKeySql = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`translate(lower(translate(btrim(regexp_replace(normalize(${text}, NFKC), '\\s+', ' ', 'g')), 'İ', 'i')), 'ς', 'σ')`;
