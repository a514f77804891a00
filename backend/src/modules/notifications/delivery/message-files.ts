import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatFileSize } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { Mail } from '../../../infrastructure/mail/index.js';
import type { CommentAttachments } from '../../../infrastructure/database/tables.js';
import { NotYet } from '../../../infrastructure/queue/row-processor.js';
import { AttachmentFiles } from '../../comments/index.js';

/** Bytes of all files of a mail: with the third that encoding adds, what most mail servers take is 20 MB. */
export const MAX_MAILED_BYTES = 10 * 1024 * 1024;

type FileRow = Pick<CommentAttachments, 'file_name' | 'file_type' | 'storage_path'>;

/** The files of a message in its mail, and the sentences that name them. */
export interface MailedFiles {
  attachments: NonNullable<Mail['attachments']>;
  sentences: string[];
}

/** Puts the files of a message into the mail about it (decisions, section 6). */
@Injectable()
export class MessageFiles {
  constructor(private readonly files: AttachmentFiles) {}

  /**
   * The files that fit into a mail, oldest first; the others are named, for the ticket or request has them.
   * @throws NotYet while some that were announced are missing, for five minutes at most
   */
  async of(em: EntityManager, commentId: string, place: 'ticket' | 'request' = 'ticket'): Promise<MailedFiles> {
    const rows = await filesOf(em, commentId, 5);
    let left = MAX_MAILED_BYTES;
    const fitting = rows.filter(({ file_size: size }) => {
      const fits = Number(size) <= left;
      if (fits) left -= Number(size);
      return fits;
    });
    const others = rows.filter((row) => !fitting.includes(row));
    return {
      attachments: await Promise.all(fitting.map((row) => this.attachmentOf(row))),
      sentences: [
        ...(fitting.length > 0 ? [`Attached: ${namesOf(fitting)}`] : []),
        ...(others.length > 0 ? [`Too large for a mail, to be found in the ${place}: ${namesOf(others)}`] : []),
      ],
    };
  }

  /**
   * The sentence that names the files of a message with their sizes, where its mail doesn't carry them; none without.
   * @throws NotYet while some that were announced are missing, for a minute at most: the team is not to wait
   */
  async named(em: EntityManager, commentId: string, place: 'ticket' | 'request' = 'ticket'): Promise<string[]> {
    const rows = await filesOf(em, commentId, 1);
    const names = rows.map(({ file_name, file_size }) => `${file_name} (${formatFileSize(Number(file_size))})`);
    return names.length > 0 ? [`Files, to be found in the ${place}: ${names.join(', ')}`] : [];
  }

  /** These files, as far as they and their messages are still there. */
  async chosen(em: EntityManager, ids: readonly string[]): Promise<MailedFiles['attachments']> {
    const rows = await kysely(em)
      .selectFrom('comment_attachments as f')
      .innerJoin('task_comments as c', 'c.id', 'f.comment_id')
      .select(['f.file_name', 'f.file_type', 'f.storage_path'])
      .where('f.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('f.deleted_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .orderBy('f.created_at')
      .orderBy('f.id')
      .execute();
    return Promise.all(rows.map((row) => this.attachmentOf(row)));
  }

  private async attachmentOf({ file_name, file_type, storage_path }: FileRow) {
    return { filename: file_name, content: await buffer(await this.files.read(storage_path)), contentType: file_type };
  }
}

/**
 * The files of a message, oldest first.
 * @param minutes how long those that were announced are waited for
 * @throws NotYet meanwhile
 */
async function filesOf(em: EntityManager, commentId: string, minutes: number) {
  const waiting = await kysely(em)
    .selectFrom('task_comments')
    .select('id')
    .where('id', '=', commentId)
    .where('files_to_come', '>', 0)
    .where('created_at', '>', sql<string>`now() - interval '1 minute' * ${minutes}`)
    .executeTakeFirst();
  if (waiting) throw new NotYet('files of the message are still to come');
  return kysely(em)
    .selectFrom('comment_attachments')
    .select(['file_name', 'file_type', 'file_size', 'storage_path'])
    .where('comment_id', '=', commentId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const namesOf = (rows: readonly FileRow[]): string => rows.map(({ file_name: name }) => name).join(', ');
