import { availableParallelism } from 'node:os';
import { inRoot } from '../paths.ts';
import { runNode } from '../processes/watchdog.ts';

/** How Nx runs here: in one process without a daemon, and without network calls. */
const plain = {
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NATIVE_COMMAND_RUNNER: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_DEFAULT_OUTPUT_STYLE: 'static-failures-only',
  NX_PARALLEL: String(availableParallelism()),
  // packages are compiled once for all processes: a sixth of the time in which a worker of jest loads the back end
  NODE_COMPILE_CACHE: inRoot('.nx/compile-cache'),
};

/** The environment with Nx's settings, without the variables that a surrounding Nx sets for its task. */
export const nxEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NX_'))),
  ...plain,
});

/** The result of a run of Nx. */
interface NxRun {
  succeeded: boolean;
  /** Its output; empty where it was printed directly. */
  output: string;
}

/** Runs Nx to its end, with the cache of the targets (.nx). Its output is printed directly, or kept when `quiet`. */
export async function runNx(args: readonly string[], env = process.env, quiet = false): Promise<NxRun> {
  const { code, output } = await runNode([inRoot('node_modules/nx/dist/bin/nx.js'), ...args], {
    env: nxEnvironment(env),
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  return { succeeded: code === 0, output };
}
