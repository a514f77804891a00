import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { FileStorage, type StoredFile } from './file-storage.js';
import { storageFailure } from './storage-failure.js';

/** Moves a received file to its key. */
export type MoveIn = (path: string, key: string) => Promise<void>;

/** Files on any disk that flydrive knows; how a file comes in is the kind of disk's own business. */
export class FlydriveStorage extends FileStorage {
  constructor(
    private readonly disk: Disk,
    private readonly moveIn: MoveIn,
  ) {
    super();
  }

  override async put(key: string, path: string): Promise<void> {
    try {
      await this.moveIn(path, key);
    } catch (error) {
      await this.remove(key).catch(() => undefined); // what stays is swept at night
      throw storageFailure(error);
    }
  }

  override async read(key: string): Promise<Readable> {
    try {
      const stream = await this.disk.getStream(key);
      await once(stream, 'readable');
      return stream;
    } catch (error) {
      throw storageFailure(error);
    }
  }

  override async remove(key: string): Promise<void> {
    await this.disk.delete(key);
  }

  override async *list(folder: string): AsyncIterable<StoredFile> {
    let page: string | undefined;
    do {
      const found = await this.disk.listAll(folder, { recursive: true, ...(page ? { paginationToken: page } : {}) });
      for (const { key } of [...found.objects].filter((one) => one.isFile)) {
        const facts = await this.disk.getMetaData(key).catch(() => null); // removed in the meantime
        if (facts) yield { key, storedAt: facts.lastModified };
      }
      page = found.paginationToken;
    } while (page);
  }
}
