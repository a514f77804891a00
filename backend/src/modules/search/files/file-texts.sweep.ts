import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, limits } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { FileTextThreads } from '../../../infrastructure/file-text/file-text-threads.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import { AttachmentFiles } from '../../comments/index.js';
import { DocumentFiles } from '../../deal-documents/index.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

type FileTable = 'comment_attachments' | 'deal_documents';

const unreadFile = (em: EntityManager, table: FileTable, id: string) =>
  kysely(em)
    .selectFrom(table)
    .select([sql.lit(table).as('source'), 'file_type', 'storage_path'])
    .where('id', '=', id);

type UnreadFile = InferResult<ReturnType<typeof unreadFile>>[number];

/** Reads the words of files that were sent, so that they are found by them. */
@Injectable()
export class FileTexts extends Sweep {
  readonly name = 'read-file-text';
  readonly every = 5_000;
  private readonly logger = new Logger(FileTexts.name);

  constructor(
    private readonly attachments: AttachmentFiles,
    private readonly documents: DocumentFiles,
    private readonly incoming: IncomingFiles,
    private readonly threads: FileTextThreads,
  ) {
    super();
  }

  async findDue(em: EntityManager): Promise<string[]> {
    const unread = kysely(em).selectFrom('file_texts').select('id').where('read_at', 'is', null);
    const due = await unread.orderBy('created_at').limit(200).execute();
    return due.map(({ id }) => id);
  }

  /** A file that can't be read has no words; a storage that is away is asked again. */
  async handle(em: EntityManager, id: string): Promise<void> {
    const attachment = unreadFile(em, 'comment_attachments', id);
    const file = await attachment.unionAll(unreadFile(em, 'deal_documents', id)).executeTakeFirst();
    if (!file) return;
    const { words, failure } = await this.read(file);
    await em.execute(
      'update file_texts set body = ?, failure = ?, read_at = now() where id = ? and read_at is null',
      [words, failure, id],
      'run',
    );
  }

  private async read(file: UnreadFile): Promise<{ words: string; failure: string | null }> {
    if (!this.threads.hasWords(file.file_type)) return { words: '', failure: null };
    const files = file.source === 'comment_attachments' ? this.attachments : this.documents;
    const content = await files.read(file.storage_path);
    const received = await this.incoming.receive(
      content,
      limits.attachmentBytes,
      () => new DomainError('attachment.too_large'),
    );
    try {
      return { words: await this.threads.wordsOf(received.path, file.file_type), failure: null };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      this.logger.warn({ msg: 'the words of a file could not be read', storage_path: file.storage_path, failure });
      return { words: '', failure };
    } finally {
      await this.incoming.discard(received);
    }
  }
}
