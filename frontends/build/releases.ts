import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assets, releases as records } from './paths.ts';

interface Releases {
  current: string[];
  previous: string[];
}

const NONE: Releases = { current: [], previous: [] };

/**
 * Keeps the files of this and the previous release of a part and removes older ones, so that a page opened before a
 * release still finds its chunks.
 */
export async function keepTwoReleases(part: string, emitted: readonly string[]): Promise<void> {
  const folder = path.join(assets, part);
  const record = path.join(records, `${part}.json`);
  const known = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as Releases,
    () => NONE,
  );
  const current = [...emitted].sort();
  const same = current.join() === known.current.join();
  const releases: Releases = same ? known : { current, previous: known.current };
  const kept = new Set([...releases.current, ...releases.previous]);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const gone = files
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .filter((file) => !kept.has(file.replace(/\.(br|gz)$/, '')));
  await Promise.all(gone.map((file) => rm(path.join(folder, file), { force: true })));
  await mkdir(records, { recursive: true });
  await writeFile(record, JSON.stringify(releases));
}
