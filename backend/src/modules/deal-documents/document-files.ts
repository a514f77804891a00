import { Injectable } from '@nestjs/common';
import { DomainError, limits } from '@portal/contracts';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { MalwareScanner } from '../../infrastructure/storage/malware/malware-scanner.js';
import { StoredFiles } from '../../infrastructure/storage/stored-files.js';
import { PdfThreads } from '../../infrastructure/pdf/index.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';

/** Whose files these are, in the storage. */
export const DOCUMENTS = 'deal-documents';

/** The files behind documents, and their signed copies. */
@Injectable()
export class DocumentFiles extends StoredFiles {
  constructor(storage: FileStorage, scanner: MalwareScanner) {
    super(storage, DOCUMENTS, scanner);
  }
}

/** The files of voided documents with VOID across their pages, so that they aren't taken for valid ones. */
@Injectable()
export class VoidedFiles {
  constructor(
    private readonly files: DocumentFiles,
    private readonly incoming: IncomingFiles,
    private readonly threads: PdfThreads,
  ) {}

  /**
   * A stored file with VOID across its pages; null where it isn't a PDF that can be read within the limits.
   * @throws DomainError `storage.unavailable`; `unavailable` when too many wait for PDFs
   */
  async stamped(storagePath: string): Promise<Buffer | null> {
    const tooLarge = (): DomainError => new DomainError('attachment.too_large');
    const file = await this.incoming.receive(await this.files.read(storagePath), limits.attachmentBytes, tooLarge);
    try {
      return await this.threads.stamp({ path: file.path, word: 'VOID' });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'pdf.too_complex') return null;
      throw error;
    } finally {
      await this.incoming.discard(file);
    }
  }
}
