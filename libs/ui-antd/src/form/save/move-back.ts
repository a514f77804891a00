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
