/** The changed fields of an update event, with old and new value. Unchanged fields are left out. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

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
