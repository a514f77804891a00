import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive, as the manifest names it. */
export interface ArchivedFile {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

interface Options {
  /** What is compressed already is only copied. */
  compress: boolean;
  at: Date;
}

/** A zip that is written as a stream: one file after the other, none of them whole in memory. */
export class Archive {
  /** What was added, in that order. */
  readonly files: ArchivedFile[] = [];
  private readonly zip = new ZipFile();
  private readonly ended = new AbortController();

  constructor() {
    this.zip.on('error', (error: Error) => this.fail(error));
    this.content.once('close', () => this.ended.abort());
  }

  /** The archive itself; must be read while it is filled. */
  get content(): Readable {
    return this.zip.outputStream as Readable;
  }

  /**
   * Resolves once all of the file is in the archive. @throws Error when it can't be read, or the archive has no reader
   */
  async add(path: string, content: Readable, { compress, at }: Options): Promise<void> {
    const hash = createHash('sha256');
    let size = 0;
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    this.zip.addReadStream(measured, path, { compress, mtime: at, mode: 0o100644 });
    await pipeline(content, measured, { signal: this.ended.signal }).catch((error: unknown) => {
      this.fail(error); // the zip isn't notified of a file that fails before its turn
      throw error;
    });
    this.files.push({ path, size, sha256: hash.digest('hex') });
  }

  /** Adds a file that is made of a text. */
  addText(path: string, text: string, at: Date): Promise<void> {
    return this.add(path, Readable.from([Buffer.from(text)]), { compress: true, at });
  }

  /** Nothing more comes. */
  end(): void {
    this.zip.end();
  }

  /** The reader of the archive gets this error. */
  fail(error: unknown): void {
    this.content.destroy(error instanceof Error ? error : new Error('The archive was not filled', { cause: error }));
  }
}
