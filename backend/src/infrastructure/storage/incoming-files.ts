import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { diskFailure } from './storage-failure.js';
import { Injectable } from '@nestjs/common';
import { Nightly } from '../schedule/index.js';

/** A file that has arrived whole, beside the storage: counted, hashed, and on the disk for certain. */
export interface ReceivedFile {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Takes in files chunk by chunk, never whole in memory. What isn't taken over by the storage must be discarded. */
export class IncomingFiles {
  constructor(private readonly folder: string) {}

  /**
   * Writes what arrives to a file of its own.
   * @param tooLarge makes the refusal of anything beyond `maxBytes`
   * @throws DomainError `storage.unavailable` when the disk is full; then, or when the sender breaks off, nothing is left
   */
  async receive(content: Readable, maxBytes: number, tooLarge: () => Error): Promise<ReceivedFile> {
    // an error before the pipeline begins, while the folder is made, would end the process; the pipeline reports it then
    content.on('error', () => undefined);
    const path = this.newPath();
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > maxBytes) {
          done(tooLarge());
          return;
        }
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await mkdir(this.folder, { recursive: true });
      await pipeline(content, measure, createWriteStream(path, { mode: 0o600, flush: true }));
    } catch (error) {
      await this.discard({ path });
      throw diskFailure(error);
    }
    return { path, size, sha256: hash.digest('hex') };
  }

  /** Removes a received file; one that was taken over is gone already. */
  async discard({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
    await rm(path, { force: true }).catch(() => undefined); // what stays is swept at night
  }

  /** Removes what a killed process left behind. */
  async sweep(olderThan: Date): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const facts = await stat(path).catch(() => null);
      if (!facts?.isFile() || facts.mtime >= olderThan) continue;
      await this.discard({ path });
      removed += 1;
    }
    return removed;
  }

  /** Where the next file goes. */
  newPath(): string {
    return join(this.folder, randomUUID());
  }
}

const DAY = 86_400_000;

/** Clears away at night what killed processes had begun to receive. */
@Injectable()
export class IncomingFilesSweep {
  constructor(private readonly incoming: IncomingFiles) {}

  @Nightly('sweep-incoming-files')
  sweep(): Promise<number> {
    return this.incoming.sweep(new Date(Date.now() - DAY));
  }
}
