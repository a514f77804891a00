import { Migration } from '@mikro-orm/migrations';

/** Characters that aren't shown (Unicode's category Cf): blanks without width, marks of direction, soft hyphens. */
const INVISIBLE = String.raw`\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001-\U000e007f`;
/** Accents that no letter is composed with, and variants of a sign. */
const COMBINING = String.raw`\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f`;
/** Symbols and pictures, which the parser of words passes over. */
const SYMBOLS = String.raw`\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2900-\u297f\u2b00-\u2bff\U0001f000-\U0001faff`;

/** How a text was made plain before. */
export const plainBefore = (text: string): string => `regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g')`;

/**
 * Words are found however they are spelled in Unicode: composed or decomposed, with characters that aren't shown, with a
 * final sigma or another, in full width. A symbol is a word of its own, by its code (`u1f35e`). Both what is searched and
 * what is typed go through this function.
 */
export class Migration0370SearchSpellings extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function search_symbols(written text) returns text language sql immutable strict parallel safe
      return case when written ~ '[${SYMBOLS}]' then (
        select string_agg(case when sign ~ '[${SYMBOLS}]' then ' u' || to_hex(ascii(sign)) || ' ' else sign end, '' order by place)
        from regexp_split_to_table(written, '') with ordinality as said (sign, place)) else written end`);
    this.addSql(`
      create or replace function search_plain(written text) returns text language sql immutable strict parallel safe
      return ${plainBefore(`search_symbols(translate(
        regexp_replace(normalize(regexp_replace(written, '[${INVISIBLE}]', '', 'g'), nfkc), '[${COMBINING}]', '', 'g'),
        'ς', 'σ'))`)}`);
  }

  override down(): void {
    this.addSql(`
      create or replace function search_plain(written text) returns text language sql immutable strict parallel safe
      return ${plainBefore('written')}`);
    this.addSql('drop function search_symbols(text)');
  }
}
