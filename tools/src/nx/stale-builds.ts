import { readFileSync } from 'node:fs';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/nx-json.js';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';
import { inRoot } from '../paths.ts';
import { nxEnvironment } from './run-nx.ts';

/** What a build was made from: Nx's hash of the task, left by the build itself in the first of its outputs. */
const STAMP = '.built-from';

/**
 * The projects whose build isn't of the sources that are there now, of those named and what they are built from; of all
 * of them when none is named. Nx without its daemon copies a build from the cache each time that it is asked for, also
 * over files that a running product reads: it is asked only for these.
 */
export async function staleBuilds(named: readonly string[]): Promise<string[]> {
  Object.assign(process.env, nxEnvironment());
  const graph = await createProjectGraphAsync();
  const projects = named.length > 0 ? [...named] : buildable(graph);
  const tasks = createTaskGraph(graph, {}, projects, ['build'], undefined, {});
  const list = Object.values(tasks.tasks);
  const environments = Object.fromEntries(list.map(({ id }) => [id, process.env]));
  const hashes = await createTaskHasher(graph, readNxJson()).hashTasks(list, tasks, environments);
  return list
    .filter(({ outputs }, at) => builtFrom(outputs[0]) !== hashes[at]?.value)
    .map(({ target }) => target.project);
}

const buildable = ({ nodes }: ProjectGraph): string[] =>
  Object.values(nodes)
    .filter(({ data }) => data.targets?.['build'])
    .map(({ name }) => name);

function builtFrom(output = ''): string | undefined {
  try {
    return readFileSync(inRoot(output, STAMP), 'utf8').trim();
  } catch {
    return undefined;
  }
}
