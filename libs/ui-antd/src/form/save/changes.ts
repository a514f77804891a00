import { type Field, type FieldFormat, fieldsWith } from '@portal/contracts';

type Values = Readonly<Record<string, unknown>>;

/** One field of a record, as the conflict dialog names and shows it. */
export interface ConflictField {
  key: string;
  label: string;
  show?: (value: unknown) => string;
}

type Show = (value: unknown) => string;

const showBy: Partial<Record<FieldFormat, Show>> = {
  number: String,
  boolean: (value) => (value ? 'Yes' : 'No'),
  list: (value) => (value as string[]).join(', ') || 'none',
};

/**
 * The fields of a record that two users can both have changed, from its catalogue.
 * @param show writes the values of fields whose format doesn't say how
 */
export const conflictFields = (fields: object, show: Readonly<Record<string, Show>> = {}): ConflictField[] =>
  fieldsWith(fields as Record<string, Field | string>, 'compare').map(([key, { label, format }]) => {
    const write = show[key] ?? showBy[format];
    return { key, label, ...(write ? { show: write } : {}) };
  });

/** What two people did to one record, from the state in which this person opened it. */
export interface Conflict {
  opened: Values;
  mine: Values;
  /** The record as another user left it. */
  current: Values & { version: number };
}

const orNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(orNull(one)) === JSON.stringify(orNull(other));

/** Empty texts and cleared choices are "no value" on the wire. */
export const emptyAsNull = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, orNull(value)]));

/**
 * What an edit form sends: only what the person changed since the record was opened, so that two people can edit
 * different fields, and the version it was opened at.
 */
export const changesOf = (opened: Values & { version: number }, values: Values): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(value, opened[key]))),
  version: opened.version,
});

/** Sends what a form gives for the record with this ID. */
export const withId =
  <Input extends object, Answer>(
    id: string,
    { mutateAsync }: { mutateAsync: (input: Input & { id: string }) => Promise<Answer> },
  ) =>
  (input: Input): Promise<Answer> =>
    mutateAsync({ id, ...input });

/** The fields that both changed, to different values; the others need no choice. */
export const contestedFields = (
  fields: readonly ConflictField[],
  { opened, mine, current }: Conflict,
): ConflictField[] =>
  fields.filter(({ key }) => key in mine && !same(mine[key], current[key]) && !same(opened[key], current[key]));

interface MoveBackOptions<Row, Field extends keyof Row, Beside extends keyof Row> {
  /** The field with the state. */
  field: Field;
  /** The states that may follow the one it is in now. */
  allowed: (now: Row) => readonly Row[Field][];
  /** What goes back with the state where it had a value: the place in its column. */
  beside?: readonly Beside[];
}

/**
 * The change that takes a record back to the state it left; undefined where it left none, or where its workflow has no
 * way back.
 */
export const moveBack =
  <Row extends object, Field extends keyof Row, Beside extends keyof Row = never>({
    field,
    allowed,
    beside = [],
  }: MoveBackOptions<Row, Field, Beside>) =>
  (before: Row, now: Row): (Pick<Row, Field> & Partial<Pick<Row, Beside>>) | undefined => {
    if (now[field] === before[field] || !allowed(now).includes(before[field])) return undefined;
    const kept = beside.filter((key) => before[key] !== null && before[key] !== undefined);
    return Object.fromEntries([field, ...kept].map((key) => [key, before[key]])) as Pick<Row, Field> &
      Partial<Pick<Row, Beside>>;
  };
