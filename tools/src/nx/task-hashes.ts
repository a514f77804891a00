import { createProjectGraphAsync } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/nx-json.js';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';
import { nxEnvironment } from './run-nx.ts';

/** A task, and Nx's hash of all that it is made from. */
export interface HashedTask {
  project: string;
  target: string;
  outputs: string[];
  hash: string;
}

/**
 * Computes Nx's hashes of tasks without running any; a task runs again when its hash changes.
 * @param named with the tasks that they depend on; every project that has one of the targets when none is named
 */
export async function taskHashes(targets: string[], named: readonly string[] = []): Promise<HashedTask[]> {
  Object.assign(process.env, nxEnvironment());
  const graph = await createProjectGraphAsync();
  const having = Object.values(graph.nodes).filter(({ data }) => targets.some((target) => data.targets?.[target]));
  const projects = named.length > 0 ? [...named] : having.map(({ name }) => name);
  const tasks = createTaskGraph(graph, {}, projects, targets, undefined, {});
  const list = Object.values(tasks.tasks);
  const environments = Object.fromEntries(list.map(({ id }) => [id, process.env]));
  const hashes = await createTaskHasher(graph, readNxJson()).hashTasks(list, tasks, environments);
  return list.map(({ target: { project, target }, outputs }, at) => ({
    project,
    target,
    outputs,
    hash: hashes[at]?.value ?? '',
  }));
}
