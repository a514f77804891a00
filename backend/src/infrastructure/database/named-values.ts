/** Texts as an array in PostgreSQL's own notation. */
export const textArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;

/**
 * A statement that names its values (`:id`) as the driver knows it: with the values at their positions.
 * @param named the type and value of each name
 */
export function bindNamed(
  statement: string,
  named: Readonly<Record<string, readonly [type: string, value: unknown]>>,
): [statement: string, values: unknown[]] {
  const values: unknown[] = [];
  const text = statement.replaceAll(/(?<!:):(\w+)/g, (whole, name: string) => {
    const known = named[name];
    if (!known) return whole;
    values.push(known[1]);
    return `?::${known[0]}`;
  });
  return [text, values];
}
