import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.ts';

const made = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** One hash over the names and contents of files and folders; what builds make isn't counted. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash: Hash, path: string): void {
  const full = inRoot(path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!made.has(name) && !name.endsWith('.tsbuildinfo') && !/\.spec\.tsx?$/.test(name)) add(hash, join(path, name));
  }
}

const stampFile = (name: string): string => inRoot('node_modules/.cache/portal', `built-${name}`);

/** Whether a build was made from just this. */
export const isBuilt = (name: string, print: string): boolean =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === print;

/** Remembers what a build was made from. */
export function markBuilt(name: string, print: string): void {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}

/** Forgets it: what is there now was made in another way. */
export const forgetBuilt = (name: string): void => rmSync(stampFile(name), { force: true });
