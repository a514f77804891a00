import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStorage } from './file-storage.js';

const DAY = 86_400_000;
const BATCH = 500;

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/**
 * Removes stored files that have no row: their rows were purged, or a process died between the two. Answers how many.
 * @param known selects, from a list of names `in (?)`, as `name` those that rows still know
 */
export async function sweepOrphans(
  em: EntityManager,
  storage: FileStorage,
  folder: string,
  known: string,
): Promise<number> {
  const yesterday = new Date(Date.now() - DAY);
  let removed = 0;
  let batch: string[] = [];
  const removeOrphans = async (): Promise<void> => {
    if (batch.length === 0) return;
    const rows = await em.execute<{ name: string }[]>(known, [batch.map(nameOf)]);
    const kept = new Set(rows.map(({ name }) => name));
    const orphans = batch.filter((key) => !kept.has(nameOf(key)));
    for (const key of orphans) await storage.remove(key);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, storedAt } of storage.list(folder)) {
    if (storedAt < yesterday) batch.push(key);
    if (batch.length === BATCH) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}
