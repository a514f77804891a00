import { isDeepStrictEqual } from 'node:util';
import { dollarsOf } from './money.js';

/** The changed fields of an update event, with old and new value. Unchanged fields are left out. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/** As JSON has it: dates as texts, nothing that is undefined. */
const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
};

/** Whatever the order of the keys: jsonb keeps another one than what is sent. */
const same = (one: unknown, other: unknown): boolean => one === other || isDeepStrictEqual(plain(one), plain(other));

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type Properties<Shape, Own extends keyof Shape> = { [Name in Exclude<keyof Shape, Own> & string]: Camel<Name> };

/** Wire name → property of what an input changes: all of its fields but `own`, which have rules of their own. */
export const propertiesOf = <Shape extends object, Own extends keyof Shape & string = never>(
  { shape }: { shape: Shape },
  ...own: readonly Own[]
): Properties<Shape, Own> =>
  Object.fromEntries(
    Object.keys(shape)
      .filter((name) => !own.some((other) => other === name))
      .map((name) => [name, name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]),
  ) as Properties<Shape, Own>;

/**
 * Sets the properties that `input` carries and that differ, and answers them by their wire names.
 * @param fields wire name → property
 */
export function applyChanges<Row extends object>(
  row: Row,
  input: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, keyof Row & string>>,
): Changes {
  const changes: Changes = {};
  for (const [name, property] of Object.entries(fields)) {
    const [from, to] = [row[property], input[name]];
    if (to === undefined || same(from, to)) continue;
    changes[name] = { from, to };
    Object.assign(row, { [property]: to });
  }
  return changes;
}

/** The same for cents, which are dollars on the wire. */
export function applyCents<Row extends object>(
  row: Row,
  cents: Readonly<Record<string, number | null | undefined>>,
  fields: Readonly<Record<string, keyof Row & string>>,
): Changes {
  const changes = Object.entries(applyChanges(row, cents, fields)) as [string, Record<'from' | 'to', number | null>][];
  return Object.fromEntries(
    changes.map(([name, { from, to }]) => [name, { from: dollarsOf(from), to: dollarsOf(to) }]),
  );
}
