import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { IncomingFiles } from './incoming-files.js';
import { readS3Place } from './s3/open-bucket.js';

/** Where files lie, and where they wait until they are whole. */
export interface OpenStorage {
  storage: FileStorage;
  incoming: IncomingFiles;
}

/** Opens what STORAGE names. @throws ConfigError for an address of a bucket that can't be one */
export async function openStorage({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Promise<OpenStorage> {
  if (storage.startsWith('s3:')) {
    const { openBucket } = await import('./s3/open-bucket.js'); // half a second, for those only who have a bucket
    return { storage: openBucket(readS3Place(storage)), incoming: new IncomingFiles(join(dataDir, 'incoming')) };
  }
  return openFolder(resolve(dataDir, storage.slice('file:'.length)));
}

/** Both lie on one disk, so that a file that is whole moves to its place in one step. */
function openFolder(folder: string): OpenStorage {
  const files = join(folder, 'files');
  const disk = new Disk(new FSDriver({ location: files, visibility: 'private' }));
  const moveIn = async (path: string, key: string): Promise<void> => {
    const target = join(files, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await flush(dirname(target)).catch(async (error: unknown) => {
      await rm(target, { force: true });
      throw error;
    });
  };
  return { storage: new FileStorage(disk, moveIn), incoming: new IncomingFiles(join(folder, 'incoming')) };
}

/** A folder's new entry survives a power cut only once the folder itself is written. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
