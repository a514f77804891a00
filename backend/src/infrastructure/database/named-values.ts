import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseAll } from '../errors/refuse.js';

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

/** Finds a reference, by SQL that names references as `:customer_id`; and the sentence where it finds none. */
type Reference = readonly [select: string, sentence: string];

/**
 * Refuses references that were sent and aren't found, in one statement.
 * @throws DomainError `invalid` naming each field
 */
export async function assertFound<Name extends string>(
  em: EntityManager,
  sent: Readonly<Partial<Record<NoInfer<Name>, string | null | undefined>>>,
  references: Readonly<Record<Name, Reference>>,
): Promise<void> {
  const names = Object.keys(references) as Name[];
  const selected = names.map((name) => `(${references[name][0]}) as ${name}`).join(', ');
  const values = Object.fromEntries(names.map((name) => [name, ['uuid', sent[name] ?? null] as const]));
  const [found] = await em.execute<Record<Name, unknown>[]>(...bindNamed(`select ${selected}`, values));
  const missing = names.filter((name) => sent[name] && !found?.[name]);
  refuseAll(missing.map((path) => ({ path, message: references[path][1] })));
}
