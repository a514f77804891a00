import { type FileHandle, open } from 'node:fs/promises';

/** A file's bytes, read in pieces. */
export class FileBytes {
  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  /** Opens the file for as long as `work` takes. */
  static async during<Result>(path: string, work: (bytes: FileBytes) => Promise<Result>): Promise<Result> {
    const handle = await open(path, 'r');
    try {
      return await work(new FileBytes(handle, (await handle.stat()).size));
    } finally {
      await handle.close();
    }
  }

  /** At most so many bytes from there; fewer at the end of the file. */
  async at(offset: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - offset));
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(wanted), 0, wanted, offset);
    return buffer.subarray(0, bytesRead);
  }

  /** The whole file, piece by piece. */
  async *pieces(length = 64 * 1_024): AsyncIterable<Buffer> {
    for (let offset = 0; offset < this.size; offset += length) yield await this.at(offset, length);
  }
}
