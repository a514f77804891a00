import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { agreesWith, type FileKind } from '../../infrastructure/storage/file-kinds/file-kind.js';
import { findFileKind } from '../../infrastructure/storage/file-kinds/find-file-kind.js';
import { safeFileName } from '../../infrastructure/storage/file-kinds/safe-file-name.js';
import { fileKey, FileStorage, newFileName } from '../../infrastructure/storage/file-storage.js';
import type { StoredFacts } from './attachment.entity.js';
import type { SentAttachment } from './attachment-upload.js';

/** Whose files these are, in the storage. */
export const ATTACHMENTS = 'attachments';

const keyOf = (storagePath: string): string => fileKey(ATTACHMENTS, storagePath);

/** What is known of a file before it is stored. */
export type CheckedFacts = Omit<StoredFacts, 'storagePath'>;

/** The files behind attachments: what they are, and where they lie. */
@Injectable()
export class AttachmentFiles {
  constructor(private readonly storage: FileStorage) {}

  /**
   * Finds out what a file is; name and type are the server's own findings.
   * @throws DomainError `invalid` for an empty file; `attachment.type_refused`; `attachment.mismatch` when it isn't what
   *   its sender says
   */
  async check({ file, name, type, size }: SentAttachment): Promise<CheckedFacts> {
    if (file.size === 0)
      throw new DomainError('invalid', {}, { details: [{ path: 'file', message: 'The file is empty' }] });
    const kind: FileKind | null = await findFileKind(file.path, { name, type });
    if (!kind) throw new DomainError('attachment.type_refused');
    if ((size !== null && size !== file.size) || !agreesWith(kind, type)) throw new DomainError('attachment.mismatch');
    return { fileName: safeFileName(name, kind), fileSize: file.size, fileType: kind.type, sha256: file.sha256 };
  }

  /**
   * Stores a file while `work` makes its row: if that fails, the file goes again.
   * @throws DomainError `storage.unavailable`
   */
  async keeping<Result>(path: string, work: (storagePath: string) => Promise<Result>): Promise<Result> {
    const storagePath = newFileName();
    await this.storage.put(keyOf(storagePath), path);
    try {
      return await work(storagePath);
    } catch (error) {
      await this.remove(storagePath).catch(() => undefined); // what stays is swept at night
      throw error;
    }
  }

  read(storagePath: string): Promise<Readable> {
    return this.storage.read(keyOf(storagePath));
  }

  remove(storagePath: string): Promise<void> {
    return this.storage.remove(keyOf(storagePath));
  }
}
