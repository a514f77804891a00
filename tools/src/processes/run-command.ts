import { Child } from './child.ts';
import { inRoot } from '../paths.ts';

/**
 * Runs a program of node_modules (or a script) to its end on the pinned Node, prints its output when it fails, and
 * returns its exit code.
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  options: { data: string; env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<boolean> {
  const child = new Child({
    name,
    command: process.execPath,
    args,
    cwd: inRoot(options.cwd ?? '.'),
    env: options.env ?? process.env,
    data: options.data,
    log: 'fresh',
  });
  return (await child.exited).code === 0;
}
