import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A stored file, for the sweep. */
export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Where files lie, behind opaque keys: a folder, or a bucket of an S3 service (decisions, section 10). */
export abstract class FileStorage {
  /**
   * Takes over a file that was received. Afterwards it is whole and durable under `key`, or nothing is there.
   * @throws DomainError `storage.unavailable` when the disk is full or the service is away
   */
  abstract put(key: string, path: string): Promise<void>;

  /** Opens a file; its first bytes are there. @throws DomainError `storage.unavailable` when it can't be read */
  abstract read(key: string): Promise<Readable>;

  /** Whether there is a file. @throws DomainError `storage.unavailable` when that is unknown */
  abstract has(key: string): Promise<boolean>;

  /** Removes a file; one that isn't there is gone already. */
  abstract remove(key: string): Promise<void>;

  /** Every file whose key begins with the folder. */
  abstract list(folder: string): AsyncIterable<StoredFile>;
}

/** A random name for a stored file. */
export const newFileName = (): string => randomBytes(20).toString('hex');

/** The key of a stored file. `folder` is the domain's; the names are spread over subfolders. */
export const fileKey = (folder: string, name: string): string => `${folder}/${name.slice(0, 2)}/${name}`;
