import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '../../infrastructure/schedule/index.js';
import type { ErasedPerson } from './erased-person.js';
import { textArray } from '../../infrastructure/database/named-values.js';

/** Texts that stay as they are, by table or by column, with the reason. */
export const textsThatStay: Readonly<Record<string, string>> = {
  audit_entries: 'the audit has an erasure of its own, which keeps its chain',
  erasures: 'names the pseudonym only',
  migrations: 'names of files',
  users: 'the person’s own row, which the entity changes',
  'customer_deals.accepted_terms': 'what was agreed to, whose hash is on the record',
  'deal_documents.signer_name': 'who signed stands in the signed document, which is kept as evidence',
  'deal_documents.signed_ip': 'the same',
  'invoices.bill_to': 'who a bill was made out to must stay on it by law',
  'invoices.seller': 'the office',
};

/** Columns that never hold words of people. */
const NO_WORDS = /(?:hash|sha256|storage_path|^status|^kind|^type)$/;

interface TextColumn {
  table: string;
  column: string;
  type: string;
}

/** Every column of the database that can hold a text, but those that are made of others or kept. */
async function textColumns(em: EntityManager): Promise<Map<string, TextColumn[]>> {
  const columns = await em.execute<TextColumn[]>(
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns as c
     join pg_class as t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
     where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition
       and c.is_generated = 'NEVER'
       and (c.data_type in ('text', 'character varying', 'json', 'jsonb') or c.udt_name = '_text')
     order by 1, 2`,
  );
  const wanted = columns.filter(
    ({ table, column }) =>
      !(table in textsThatStay) && !(`${table}.${column}` in textsThatStay) && !NO_WORDS.test(column),
  );
  return Map.groupBy(wanted, ({ table }) => table);
}

const typed = ({ type }: TextColumn): string => (type === 'ARRAY' ? 'text[]' : type);

/**
 * Replaces what names a person in every text of the database: comments of others that mention the name, events, texts
 * that wait to be sent. One statement a table, which changes only the rows that name the person.
 */
export async function scrubTexts(
  em: EntityManager,
  { patterns, replacements, words, name }: ErasedPerson,
): Promise<number> {
  const any = patterns.map((one) => `(?:${one})`).join('|');
  const anyWord = words.map((one) => `(?:${one})`).join('|');
  const lists = [patterns, replacements].map(textArray);
  let rows = 0;
  for (const [table, columns] of await textColumns(em)) {
    const sets = columns.map(
      (one) => `"${one.column}" = scrubbed("${one.column}"::text, ?::text[], ?::text[])::${typed(one)}`,
    );
    const text = `concat_ws(' ', ${columns.map(({ column }) => `"${column}"::text`).join(', ')})`;
    // a pattern that looks around takes twenty times as long as a word, so it is asked only where there is one
    rows += await rowsOf(em, `update "${table}" set ${sets.join(', ')} where ${text} ~* ? and ${text} ~* ?`, [
      ...columns.flatMap(() => lists),
      anyWord,
      any,
    ]);
  }
  return rows + (await forgetTitleWords(em, name));
}

/** Words that the search knows from titles, unless another title still has them. */
const forgetTitleWords = (em: EntityManager, name: string): Promise<number> =>
  rowsOf(
    em,
    `delete from search_title_words as w
     where w.word = any(tsvector_to_array(
         to_tsvector('search_words', search_plain(?)) || to_tsvector('search_stems', search_plain(?))))
       and not exists (select from search_documents as d where w.word = any(tsvector_to_array(d.title_words)))`,
    [name, name],
  );
