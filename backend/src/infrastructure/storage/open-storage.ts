import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.js';
import type { FileStorage } from './file-storage.js';
import { FlydriveStorage } from './flydrive-storage.js';
import { IncomingFiles } from './incoming-files.js';
import { readS3Place } from './s3/s3-place.js';
import { S3Storage } from './s3/s3-storage.js';

/** Where files lie, and where they wait until they are whole. */
export interface OpenStorage {
  storage: FileStorage;
  incoming: IncomingFiles;
}

/** Opens what STORAGE names. @throws ConfigError for an address of a bucket that can't be one */
export function openStorage({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): OpenStorage {
  if (storage.startsWith('s3:'))
    return { storage: new S3Storage(readS3Place(storage)), incoming: new IncomingFiles(join(dataDir, 'incoming')) };
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
    await flush(dirname(target));
  };
  return { storage: new FlydriveStorage(disk, moveIn), incoming: new IncomingFiles(join(folder, 'incoming')) };
}

/** A folder's new entry survives a power cut only once the folder itself is written. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
