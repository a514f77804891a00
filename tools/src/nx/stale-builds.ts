import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { taskHashes } from './task-hashes.ts';

/** What a build was made from: Nx's hash of the task, left by the build itself in the first of its outputs. */
const STAMP = '.built-from';

/**
 * The projects whose build isn't of the sources that are there now, of those named and what they are built from; of all
 * of them when none is named. Nx without its daemon copies a build from the cache each time that it is asked for, also
 * over files that a running product reads: it is asked only for these.
 */
export async function staleBuilds(named: readonly string[]): Promise<string[]> {
  const builds = await taskHashes(['build'], named);
  return builds.filter(({ outputs, hash }) => builtFrom(outputs[0]) !== hash).map(({ project }) => project);
}

function builtFrom(output = ''): string | undefined {
  try {
    return readFileSync(inRoot(output, STAMP), 'utf8').trim();
  } catch {
    return undefined;
  }
}
