import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { FileStorage } from './file-storage.js';

const DAY = 86_400_000;
const BATCH = 500;

const logger = new Logger('Orphans');

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** One that can't be removed is logged, and keeps no other; the next night tries again. */
const removeOne = (storage: FileStorage, key: string): Promise<number> =>
  storage.remove(key).then(
    () => 1,
    (error: unknown) => {
      logger.error({ key, err: error, msg: 'could not be removed, to be tried again' });
      return 0;
    },
  );

/**
 * Removes stored files without a row: the row was purged, or a process died between the two. Answers how many.
 * @param known selects, from a list of names `in (?)`, as `name` those with a row
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
    for (const key of orphans) removed += await removeOne(storage, key);
    batch = [];
  };
  for await (const { key, storedAt } of storage.list(folder)) {
    if (storedAt < yesterday) batch.push(key);
    if (batch.length === BATCH) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}
