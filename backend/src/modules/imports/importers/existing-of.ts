import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKeySql, textArray } from './name-key.js';

/** The keys "owner's id, then name" of which a table has a record. Names come from the kinds, never from a file. */
export async function existingOf(
  em: EntityManager,
  { from, owner, name, where = 'true' }: { from: string; owner: string; name: string; where?: string },
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const owners = [...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))];
  const rows = await em.execute<{ key: string }[]>(
    `select distinct given as key from (
       select ${nameKeySql(`${owner} || ' ' || ${name}`)} as key from ${from}
       where deleted_at is null and ${where} and ${owner} = any(?::uuid[])) as there
     join unnest(?::text[]) as given on ${nameKeySql('given')} = there.key`,
    [`{${owners.join(',')}}`, textArray(keys)],
  );
  return new Set(rows.map(({ key }) => key));
}
