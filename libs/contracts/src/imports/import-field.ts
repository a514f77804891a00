import { fieldsWith, headingOf, type Field, type FieldFormat, type FieldNames } from '../core/fields.js';

/**
 * How the text of a cell is read before the schema of the record sees it; only `lines` keeps the breaks between lines.
 * A `currency` only refuses lines whose amounts aren't in US dollars.
 */
export type ImportFieldType =
  'text' | 'lines' | 'number' | 'dollars' | 'currency' | 'terms' | 'day' | 'minutes' | 'choice' | 'choices' | 'list';

/** A field that a column can be read into. */
export interface ImportField {
  name: string;
  label: string;
  type: ImportFieldType;
  required?: true;
  /** Of a choice. */
  values?: readonly string[];
  /** Value → other words that mean it: those of the screens, and of other programs. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** How it names another record, or what else isn't clear from its label. */
  hint?: string;
  /** Headings that mean it even where there is one of its own name: what else is called so there is another thing. */
  rather?: readonly string[];
  /** Other headings that mean it, in lower case, with commas between them; the first go before the others. */
  also?: string;
}

/** A kind of record with the fields that columns can be read into. */
export interface KindOfImport {
  label: string;
  /** One record and several, in a sentence. */
  noun: readonly [one: string, many: string];
  /** When a line counts as a record that is there already. */
  sameWhen: string;
  /** Whether lines can change records that are there. */
  isUpdatable?: true;
  /** What two lines of one record have in common. */
  sameBy: string;
  fields: readonly ImportField[];
}

const typeBy: Partial<Record<FieldFormat, ImportFieldType>> = {
  text: 'lines',
  number: 'number',
  dollars: 'dollars',
  minutes: 'minutes',
  day: 'day',
  choice: 'choice',
  list: 'list',
};

type Own = Partial<ImportField>;

const fromCatalogue = (name: string, field: Field, own: Own = {}): ImportField => ({
  name,
  label: headingOf(field),
  type: typeBy[field.format] ?? 'text',
  ...(field.values ? { values: field.values } : {}),
  ...own,
});

/**
 * The fields of a kind, in their order: those that are written out, made by `field` from the record's catalogue under
 * their name there unless they say otherwise, then all others that the catalogue says are imported.
 */
export function importFields<Fields extends object>(
  fields: Fields,
  writtenOut: (field: (name: FieldNames<Fields>, own?: Own) => ImportField) => readonly ImportField[],
): ImportField[] {
  const rest = new Map(fieldsWith(fields, 'import'));
  const made = writtenOut((name, own) => {
    const field = rest.get(name);
    if (!field) throw new Error(`${name} isn’t imported, by its catalogue`);
    rest.delete(name);
    return fromCatalogue(name, field, own);
  });
  return [...made, ...[...rest].map(([name, field]) => fromCatalogue(name, field))];
}

/** A field that no catalogue has: one line of text, unless it says otherwise. */
export const ownField = (name: string, label: string, own: Partial<ImportField> = {}): ImportField => ({
  name,
  label,
  type: 'text',
  ...own,
});

/** The number that we gave a record: its line is about that one. Texts of another form are another program's, and not read. */
export const ownNumber = (noun: string, example: string): ImportField =>
  ownField('number', 'Number', {
    hint: `Ours, such as ${example}, of one that is there`,
    also: `${noun} number, ${noun} no`,
  });

export const phone = ownField('phone', 'Phone', { also: 'telephone, tel, phone number, work phone, mobile' });
export const description = ownField('description', 'Description', { type: 'lines', also: 'details, text' });
export const company = ownField('company', 'Company', {
  hint: 'The name of a company that is there',
  also: 'company name, organization, organisation, account, client',
});
export const customer = ownField('customer', 'Customer', {
  hint: 'The e-mail address of the person, or the name of a company with one primary contact',
  also:
    'customer email, customer e-mail, customer mail, owner email, contact email, email, e-mail, owner, contact, ' +
    'customer name, contact name, client, bill to',
});
export const currency = ownField('currency', 'Currency', {
  type: 'currency',
  hint: 'US dollars; a line in another currency is refused',
  also: 'currency code, ccy, currency of amount, deal currency, invoice currency',
});
