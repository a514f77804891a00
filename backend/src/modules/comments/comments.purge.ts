import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { ATTACHMENTS } from './attachment-files.js';

const DAY = 86_400_000;
const BATCH = 500;
const FILES = 'comment_attachments';

/** The rows of a table that were deleted themselves, and those whose task or project was. */
const goneFrom = (table: string): string[] => [
  `select own.id from ${table} as own where ${isLongDeleted('own')}`,
  `select own.id from tickets as t join ${table} as own on own.task_id = t.id where ${isLongDeleted('t')}`,
  `select own.id from projects as p join ${table} as own on own.project_id = p.id where ${isLongDeleted('p')}`,
];
const filesOfGoneComments = `select f.id from task_comments as c join comment_attachments as f on f.comment_id = c.id
  where ${isLongDeleted('c')}`;

/** Deleted comments and files go after 30 days, and with them what the storage keeps for nobody (decisions, section 4). */
@Injectable()
export class CommentsPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-comments')
  async purge(em: EntityManager): Promise<number> {
    const files = await purgeRows(em, FILES, filesOfGoneComments, ...goneFrom(FILES));
    const comments = await purgeRows(em, 'task_comments', ...goneFrom('task_comments'));
    return files + comments + (await this.sweep(em));
  }

  /** Removes stored files that have no row: their rows were purged, or a process died between the two. */
  private async sweep(em: EntityManager): Promise<number> {
    const yesterday = new Date(Date.now() - DAY);
    let removed = 0;
    let batch: string[] = [];
    for await (const { key, storedAt } of this.storage.list(ATTACHMENTS)) {
      if (storedAt < yesterday) batch.push(key);
      if (batch.length < BATCH) continue;
      removed += await this.removeOrphans(em, batch);
      batch = [];
    }
    return removed + (await this.removeOrphans(em, batch));
  }

  private async removeOrphans(em: EntityManager, keys: readonly string[]): Promise<number> {
    if (keys.length === 0) return 0;
    const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
    const known = await em.execute<{ storage_path: string }[]>(
      'select storage_path from comment_attachments where storage_path in (?)',
      [keys.map(nameOf)],
    );
    const kept = new Set(known.map(({ storage_path }) => storage_path));
    const orphans = keys.filter((key) => !kept.has(nameOf(key)));
    for (const key of orphans) await this.storage.remove(key);
    return orphans.length;
  }
}
