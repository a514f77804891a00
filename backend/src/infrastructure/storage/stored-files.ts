import { Readable } from 'node:stream';
import { DomainError } from '@portal/contracts';
import { refuse } from '../errors/refuse.js';
import { agreesWith, type FileKind } from './file-kinds/file-kind.js';
import { findFileKind } from './file-kinds/find-file-kind.js';
import { safeFileName } from './file-kinds/safe-file-name.js';
import { fileKey, type FileStorage, newFileName } from './file-storage.js';
import type { MalwareScanner } from './malware/malware-scanner.js';
import type { IncomingFiles, ReceivedFile } from './incoming-files.js';

/** A received file with the sender's claims. */
export interface ArrivedFile {
  file: ReceivedFile;
  name: string;
  /** Media type; empty when none was sent. */
  type: string;
  size: number | null;
}

/** What is known of a file before it is stored. */
export interface CheckedFile {
  fileName: string;
  /** Bytes. */
  fileSize: number;
  fileType: string;
  sha256: string;
}

/** A file as it was found to be and is stored. */
export interface StoredFileProps extends CheckedFile {
  storagePath: string;
}

/** The files of one domain: their checks and their place. Its rows hold only their names. */
export class StoredFiles {
  /**
   * @param folder the folder of the domain's files, in the storage
   * @param scanner of files that people send; without it nothing is scanned
   */
  constructor(
    private readonly storage: FileStorage,
    private readonly folder: string,
    private readonly scanner: MalwareScanner | null = null,
  ) {}

  /**
   * Checks a file; name and type are the server's own findings.
   * @throws DomainError `invalid` for an empty file; `attachment.type_refused`; `attachment.mismatch` when it
   * contradicts the claims; `file.infected`, `file.not_scanned`
   */
  async check({ file, name, type, size }: ArrivedFile): Promise<CheckedFile> {
    if (file.size === 0) refuse('file', 'The file is empty');
    const kind: FileKind | null = await findFileKind(file.path, { name, type });
    if (!kind) throw new DomainError('attachment.type_refused');
    if ((size !== null && size !== file.size) || !agreesWith(kind, type)) throw new DomainError('attachment.mismatch');
    await this.scanner?.assertClean(file.path);
    return { fileName: safeFileName(name, kind), fileSize: file.size, fileType: kind.type, sha256: file.sha256 };
  }

  /**
   * Stores a file while `work` makes its row: if that fails, the file goes again.
   * @throws DomainError `storage.unavailable`
   */
  async keeping<Result>(path: string, work: (storagePath: string) => Promise<Result>): Promise<Result> {
    const storagePath = newFileName();
    await this.storage.put(this.keyOf(storagePath), path);
    try {
      return await work(storagePath);
    } catch (error) {
      await this.remove(storagePath).catch(() => undefined); // what stays is swept at night
      throw error;
    }
  }

  /** Stores a file under a name that its row has already. @throws DomainError `storage.unavailable` */
  put(storagePath: string, path: string): Promise<void> {
    return this.storage.put(this.keyOf(storagePath), path);
  }

  read(storagePath: string): Promise<Readable> {
    return this.storage.read(this.keyOf(storagePath));
  }

  has(storagePath: string): Promise<boolean> {
    return this.storage.has(this.keyOf(storagePath));
  }

  remove(storagePath: string): Promise<void> {
    return this.storage.remove(this.keyOf(storagePath));
  }

  private keyOf(storagePath: string): string {
    return fileKey(this.folder, storagePath);
  }
}

/**
 * Takes in a file that came as base64, with or without a data: prefix.
 * @throws DomainError `invalid` naming `file_data`; `attachment.too_large`; `storage.unavailable`
 */
export function receiveBase64(incoming: IncomingFiles, data: string, maxBytes: number): Promise<ReceivedFile> {
  const text = data.slice(0, 300).startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data;
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) refuse('file_data', 'This is not base64');
  return receiveBytes(incoming, Buffer.from(text, 'base64'), maxBytes);
}

/** Takes in a file that is in memory. @throws DomainError `attachment.too_large`, `storage.unavailable` */
export const receiveBytes = (incoming: IncomingFiles, bytes: Buffer, maxBytes: number): Promise<ReceivedFile> =>
  incoming.receive(Readable.from([bytes]), maxBytes, () => new DomainError('attachment.too_large'));
