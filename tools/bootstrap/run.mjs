import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installWhenChanged, pinnedNode, root } from './install.mjs';

/**
 * Installs what is missing and runs `tools/src/<name>.ts` on the pinned Node, in its own process group: a Ctrl+C reaches
 * it once, through us, and should we vanish, its IPC channel closes and it stops what it started.
 */
export function run(name, args = process.argv.slice(2)) {
  installWhenChanged();
  const child = spawn(
    pinnedNode,
    ['--disable-warning=ExperimentalWarning', join(root, `tools/src/${name}.ts`), ...args],
    {
      cwd: process.cwd(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
    },
  );
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  stopWithNpm(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Under `npm run`, npm's own sudden end (kill -9) is ours too: our parent changes then. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000).unref();
}
