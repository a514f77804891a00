/** How the values of a field are written and compared. */
export type FieldFormat =
  'line' | 'text' | 'number' | 'dollars' | 'minutes' | 'day' | 'instant' | 'choice' | 'boolean' | 'list' | 'reference';

/**
 * Where a field is used: in lists, forms, details, the comparison of two users' changes, the activity log, exports,
 * imports, the search, custom reports.
 */
export type FieldUse = 'list' | 'form' | 'detail' | 'compare' | 'log' | 'export' | 'import' | 'search' | 'report';

/** What the product knows of a field of a record, once for all that shows or reads it. */
export interface Field {
  /** Its name in forms, details and comparisons: "Due date". */
  label: string;
  /** Its name at the head of a column, in reports and files to import, where that is shorter: "Due". */
  heading?: string;
  /** Its name in a sentence of the activity log, where that isn't the label in lower case. */
  logged?: string;
  /** What it is, for readers of reports. */
  sentence?: string;
  format: FieldFormat;
  /** Of a choice. */
  values?: readonly string[];
  /** Who is notified of a change of it: customers too, or only admins (decisions 4.19). */
  audience: 'customer' | 'internal';
  /** Its column in the database, where that isn't called like it; of dollars it ends in `_cents`. */
  column?: string;
  uses: readonly FieldUse[];
}

type OwnField = Partial<Omit<Field, 'label' | 'format' | 'uses'>>;

const ofFormat =
  <Format extends FieldFormat>(format: Format) =>
  (label: string, uses: readonly FieldUse[], own: OwnField = {}): Field & { format: Format } => ({
    label,
    format,
    audience: 'customer',
    ...own,
    uses,
  });

/** Makes a field of a format; customers are notified of its changes unless it says otherwise. */
export const field = {
  line: ofFormat('line'),
  text: ofFormat('text'),
  number: ofFormat('number'),
  dollars: ofFormat('dollars'),
  minutes: ofFormat('minutes'),
  day: ofFormat('day'),
  instant: ofFormat('instant'),
  choice: ofFormat('choice'),
  boolean: ofFormat('boolean'),
  list: ofFormat('list'),
  reference: ofFormat('reference'),
} satisfies Record<FieldFormat, unknown>;

/** A field of a view that no screen names, with the reason. */
type LeftOut = string;

/** Each field of a view: known to the catalogue, or left out. */
export type FieldsOf<View> = { readonly [Name in keyof View]-?: Field | LeftOut };

/** The catalogue of a record's fields; the types demand an entry for each field of its view. */
export const defineFields =
  <View extends object>() =>
  <const Fields extends FieldsOf<View>>(fields: Fields): Fields =>
    fields;

/** The names of the fields that are known, without those left out. */
export type FieldNames<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? never : Name }[keyof Fields] &
  string;

/** The fields with this use, by name, in the order of the catalogue. */
export const fieldsWith = <Fields extends object>(fields: Fields, use: FieldUse): [FieldNames<Fields>, Field][] =>
  Object.entries(fields as Record<string, Field | LeftOut>).filter(
    (entry): entry is [FieldNames<Fields>, Field] => typeof entry[1] !== 'string' && entry[1].uses.includes(use),
  );

type NamesOf<Fields, Format> = {
  [Name in keyof Fields]: Fields[Name] extends { format: Format } ? Name : never;
}[keyof Fields] &
  string;

/** The names of the fields of a format. */
export const namesOf = <Fields extends object, Format extends FieldFormat>(fields: Fields, format: Format) =>
  Object.entries(fields as Record<string, Field | LeftOut>).flatMap(([name, one]) =>
    typeof one !== 'string' && one.format === format ? [name as NamesOf<Fields, Format>] : [],
  );

/** The name of its column in the database. */
export const columnOf = (name: string, { format, column }: Field): string =>
  column ?? (format === 'dollars' ? `${name}_cents` : name);

/** At the head of a column, in reports and files to import. */
export const headingOf = ({ label, heading = label }: Pick<Field, 'label' | 'heading'>): string => heading;

/** In a sentence of the activity log. */
export const loggedName = ({ label, logged }: Pick<Field, 'label' | 'logged'>): string => logged ?? label.toLowerCase();
