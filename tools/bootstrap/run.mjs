import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWhenChanged, pinnedNode, root } from './install.mjs';

/**
 * Installs missing packages and runs `tools/src/<name>.ts` on the pinned Node in a process group of its own: a Ctrl+C
 * reaches it once, through this process. If this process is killed, the IPC channel closes and the tool stops its
 * children; if the tool is killed, its watchdog does.
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
  child.on('exit', (code, signal) => {
    if (signal) console.error(`${name} was ended by ${signal}; what it started is being stopped.`);
    process.exit(code ?? 1);
  });
}

/** Under `npm run`, npm's own sudden end (kill -9) is ours too: our parent, or the shell npm put between, changes hands then. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = isShell(parent) ? parentOf(parent) : undefined;
  const isOrphan = () => process.ppid !== parent || (above !== undefined && parentOf(parent) !== above);
  setInterval(() => isOrphan() && child.kill('SIGTERM'), 1_000).unref();
}

const isShell = (pid) => /^\S*sh\0-c\0/.test(textOf(`/proc/${pid}/cmdline`));

/** without /proc there is no ancestor to find */
const parentOf = (pid) => textOf(`/proc/${pid}/stat`).match(/\) \S (\d+) /)?.[1];

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
