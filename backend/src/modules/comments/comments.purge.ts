import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { sweepOrphans } from '../../infrastructure/storage/sweep-orphans.js';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { ATTACHMENTS } from './attachment-files.js';

const FILES = 'comment_attachments';
const KNOWN = `select storage_path as name from ${FILES} where storage_path in (?)`;

/** The rows of a table that were deleted themselves, and those whose task or project was. */
const goneFrom = (table: string): string[] => [
  `select own.id from ${table} as own where ${isLongDeleted('own')}`,
  `select own.id from tickets as t join ${table} as own on own.task_id = t.id where ${isLongDeleted('t')}`,
  `select own.id from projects as p join ${table} as own on own.project_id = p.id where ${isLongDeleted('p')}`,
];
const filesOfGoneComments = `select f.id from task_comments as c join comment_attachments as f on f.comment_id = c.id
  where ${isLongDeleted('c')}`;

/**
 * Purges comments and files 30 days after their deletion, and files in the storage without a row (decisions, section
 * 4).
 */
@Injectable()
export class CommentsPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-comments')
  async purge(em: EntityManager): Promise<number> {
    const files = await purgeRows(em, FILES, filesOfGoneComments, ...goneFrom(FILES));
    const comments = await purgeRows(em, 'task_comments', ...goneFrom('task_comments'));
    return files + comments + (await sweepOrphans(em, this.storage, ATTACHMENTS, KNOWN));
  }
}
