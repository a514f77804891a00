import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { ATTACHMENTS } from './attachment-files.js';

const DAY = 86_400_000;
const BATCH = 500;

/** A row that is gone for good, or whose task or project is. */
const isOld = (row: string): string => `(${row}.deleted_at < now() - interval '30 days'
  or exists (select 1 from tickets as t where t.id = ${row}.task_id and t.deleted_at < now() - interval '30 days')
  or exists (select 1 from projects as p where p.id = ${row}.project_id and p.deleted_at < now() - interval '30 days'))`;

/** Deleted comments and files go after 30 days, and with them what the storage keeps for nobody (decisions, section 4). */
@Injectable()
export class CommentsPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-comments')
  async purge(em: EntityManager): Promise<number> {
    const files = await purgeRows(
      em,
      'comment_attachments',
      `select f.id from comment_attachments as f join task_comments as c on c.id = f.comment_id
       where ${isOld('f')} or c.deleted_at < now() - interval '30 days'`,
    );
    const comments = await purgeRows(em, 'task_comments', `select c.id from task_comments as c where ${isOld('c')}`);
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
