import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { FileStorage, type StoredFile } from './file-storage.js';
import { storageFailure } from './storage-failure.js';

/** Moves a received file to its key. */
export type MoveIn = (path: string, key: string) => Promise<void>;

/** Files on any disk of flydrive; subclasses write incoming files. */
export class FlydriveStorage extends FileStorage {
  /** @param above the product's folder on the disk, with a slash at its end; empty where it is the whole disk */
  constructor(
    private readonly disk: Disk,
    private readonly moveIn: MoveIn,
    private readonly above = '',
  ) {
    super();
  }

  override async put(key: string, path: string): Promise<void> {
    try {
      await this.moveIn(path, this.above + key);
    } catch (error) {
      throw storageFailure(error); // what arrived all the same is swept at night
    }
  }

  override async read(key: string): Promise<Readable> {
    try {
      const stream = await this.disk.getStream(this.above + key);
      await once(stream, 'readable');
      return stream;
    } catch (error) {
      throw storageFailure(error);
    }
  }

  override async has(key: string): Promise<boolean> {
    try {
      return await this.disk.exists(this.above + key);
    } catch (error) {
      throw storageFailure(error);
    }
  }

  override async remove(key: string): Promise<void> {
    try {
      await this.disk.delete(this.above + key);
    } catch (error) {
      const isGone = !(await this.disk.exists(this.above + key).catch(() => true)); // some services refuse to remove nothing
      if (!isGone) throw storageFailure(error);
    }
  }

  /** By the driver itself: the disk would take the slash away, and with it the difference to folders of longer names. */
  override async *list(folder: string): AsyncIterable<StoredFile> {
    let page: string | undefined;
    do {
      const found = await this.disk.driver
        .listAll(`${this.above}${folder}/`, { recursive: true, ...(page ? { paginationToken: page } : {}) })
        .catch((error: unknown) => {
          throw storageFailure(error);
        });
      for (const file of found.objects) {
        if (!file.isFile) continue;
        const facts = await file.getMetaData().catch(() => null); // removed in the meantime
        if (facts) yield { key: file.key.slice(this.above.length), storedAt: facts.lastModified };
      }
      page = found.paginationToken;
    } while (page);
  }
}
