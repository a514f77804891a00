import type { EntityManager } from '@mikro-orm/postgresql';

/** What is numbered without gaps, each year from 1. */
export type NumberedKind = 'INV' | 'CN';

/**
 * The next number of its kind and year, for example INV-2026-0001. The counter's row stays locked until the transaction
 * ends, so that a rollback leaves no gap (decisions 4.64).
 */
export async function nextNumber(em: EntityManager, kind: NumberedKind, day: string): Promise<string> {
  const series = `${kind}-${day.slice(0, 4)}`;
  const [counter] = await em.execute<{ last: number }[]>(
    `insert into number_counters as c (name, last) values (?, 1)
     on conflict (name) do update set last = c.last + 1 returning last`,
    [series],
  );
  return `${series}-${String(counter?.last).padStart(4, '0')}`;
}
