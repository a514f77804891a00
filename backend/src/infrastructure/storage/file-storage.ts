import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { storageFailure } from './storage-failure.js';

/** A stored file, for the sweep. */
export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Moves a received file to its key. */
export type MoveIn = (path: string, key: string) => Promise<void>;

const failed = (error: unknown): never => {
  throw storageFailure(error);
};

/** Where files lie, behind opaque keys: on a disk of flydrive, a folder or a bucket of an S3 service (decisions, section 10). */
export class FileStorage {
  /** @param above the product's folder on the disk, with a slash at its end; empty where it is the whole disk */
  constructor(
    private readonly disk: Disk,
    private readonly moveIn: MoveIn,
    private readonly above = '',
  ) {}

  /**
   * Takes over a file that was received. Afterwards it is whole and durable under `key`, or nothing is there.
   * @throws DomainError `storage.unavailable` when the disk is full or the service is away
   */
  put(key: string, path: string): Promise<void> {
    return this.moveIn(path, this.above + key).catch(failed); // what arrived all the same is swept at night
  }

  /** Opens a file; its first bytes are there. @throws DomainError `storage.unavailable` when it can't be read */
  async read(key: string): Promise<Readable> {
    const stream = await this.disk.getStream(this.above + key).catch(failed);
    await once(stream, 'readable').catch(failed);
    return stream;
  }

  /** Whether there is a file. @throws DomainError `storage.unavailable` when that is unknown */
  has(key: string): Promise<boolean> {
    return this.disk.exists(this.above + key).catch(failed);
  }

  /** Removes a file; one that isn't there is gone already. */
  async remove(key: string): Promise<void> {
    try {
      await this.disk.delete(this.above + key);
    } catch (error) {
      const isGone = !(await this.disk.exists(this.above + key).catch(() => true)); // some services refuse to remove nothing
      if (!isGone) throw storageFailure(error);
    }
  }

  /**
   * Every file whose key begins with the folder; by the driver itself: the disk would take the slash away, and with it
   * the difference to folders of longer names.
   */
  async *list(folder: string): AsyncIterable<StoredFile> {
    let page: string | undefined;
    do {
      const found = await this.disk.driver
        .listAll(`${this.above}${folder}/`, { recursive: true, ...(page ? { paginationToken: page } : {}) })
        .catch(failed);
      for (const file of found.objects) {
        if (!file.isFile) continue;
        const facts = await file.getMetaData().catch(() => null); // removed in the meantime
        if (facts) yield { key: file.key.slice(this.above.length), storedAt: facts.lastModified };
      }
      page = found.paginationToken;
    } while (page);
  }
}

/** A random name for a stored file. */
export const newFileName = (): string => randomBytes(20).toString('hex');

/** The key of a stored file. `folder` is the domain's; the names are spread over subfolders. */
export const fileKey = (folder: string, name: string): string => `${folder}/${name.slice(0, 2)}/${name}`;
