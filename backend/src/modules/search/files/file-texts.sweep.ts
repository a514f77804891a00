import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, limits } from '@portal/contracts';
import { FileTextThreads } from '../../../infrastructure/file-text/file-text-threads.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import { AttachmentFiles } from '../../comments/index.js';
import { DocumentFiles } from '../../deal-documents/index.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';

interface UnreadFile {
  source: 'attachment' | 'document';
  file_type: string;
  storage_path: string;
}

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

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, 'select id from file_texts where read_at is null order by created_at limit 200');
  }

  /** A file that can't be read has no words; a storage that is away is asked again. */
  async handle(em: EntityManager, id: string): Promise<void> {
    const [file] = await em.execute<UnreadFile[]>(
      `select 'attachment' as source, file_type, storage_path from comment_attachments where id = ?
       union all select 'document', file_type, storage_path from deal_documents where id = ?`,
      [id, id],
    );
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
    const files = file.source === 'attachment' ? this.attachments : this.documents;
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
