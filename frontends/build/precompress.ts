import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = /\.(js|css|svg|json)$/;
const SMALLEST = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a .br and a .gz copy beside every text file that has none yet or an older one. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => worthwhile.test(file));
  await Promise.all(files.map((file) => compress(path.join(folder, file))));
}

/** Removes those copies: while files change under their names, an old copy would be served instead of them. */
export async function forgetPrecompressed(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file));
  await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })));
}

async function compress(file: string): Promise<void> {
  const [source, copy] = await Promise.all([stat(file), stat(`${file}.br`).catch(() => null)]);
  if (source.size < SMALLEST || (copy && copy.mtimeMs >= source.mtimeMs)) return;
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [small, smaller] = await Promise.all([zip(text, { level: 9 }), brotli(text, { params })]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}
