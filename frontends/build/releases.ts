import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Releases {
  current: string[];
  previous: string[];
}

const NONE: Releases = { current: [], previous: [] };

/**
 * Keeps the files of this and the previous release and removes older ones,
 * so that a page that was open during a release still finds its chunks.
 */
export async function keepTwoReleases(folder: string, emitted: readonly string[]): Promise<void> {
  const record = path.join(folder, '..', 'releases.json');
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
  await writeFile(record, JSON.stringify(releases));
}
