import { inRoot } from '../paths.ts';
import { textOf } from '../processes/or-undefined.ts';
import { taskHashes } from './task-hashes.ts';

/** The file with Nx's hash of a build's task, written by the build itself into the first of its outputs. */
const STAMP = '.built-from';

/**
 * The named projects and their dependencies (by default all) whose build is older than the sources. Nx without its
 * daemon copies a build from the cache at each run, also over files that a running product reads: it runs only for
 * these.
 */
export async function staleBuilds(named: readonly string[]): Promise<string[]> {
  const builds = await taskHashes(['build'], named);
  return builds
    .filter(({ outputs, hash }) => textOf(inRoot(outputs[0] ?? '', STAMP)).trim() !== hash)
    .map(({ project }) => project);
}
