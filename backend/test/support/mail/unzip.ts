import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';

/** The files of a zip by their paths, which must be as the format asks: relative, and leading nowhere else. */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is twice in the archive`);
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
