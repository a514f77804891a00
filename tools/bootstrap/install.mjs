import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The Node that the lock file pins; everything after the installation runs on it. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');

/** How often `npm ci` is tried: a registry that stops answering halfway mends itself mostly. */
const ATTEMPTS = 3;

const packagesOf = (lock) => JSON.parse(readFileSync(join(root, lock), 'utf8')).packages;

/** By the lock file that npm leaves beside what it has installed, where optional packages of other systems are missing. */
function isInstalled() {
  const installedLock = 'node_modules/.package-lock.json';
  if (!existsSync(pinnedNode) || !existsSync(join(root, installedLock))) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      (path in installed ? JSON.stringify(installed[path]) === JSON.stringify(wanted) : wanted.optional === true),
  );
}

/**
 * Runs `npm ci` when the lock file names other packages than those installed (never with INSTALL=off); prints a line,
 * because it takes a minute.
 */
export function installWhenChanged() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Node 20 or newer is needed to begin with; this is ${process.versions.node}.`);
  if (process.env.INSTALL === 'off' || isInstalled()) return;
  console.log('Installing packages (npm ci), about a minute …');
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // its warnings concern the Node that runs npm only; errors are printed in full
  const install = () =>
    spawnSync(command, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      env: cleanEnvironment(),
    }).status === 0;
  // npm repeats a request that was refused, not a download that stops halfway; what has come is in its cache
  for (let attempt = 1; !install(); attempt += 1) {
    if (attempt === ATTEMPTS) fail(`npm ci failed ${ATTEMPTS} times; its messages are above.`);
    console.error(`npm ci failed; its message is above. Trying again (${attempt + 1} of ${ATTEMPTS}) …`);
  }
}

/** npm hands its own settings to scripts as npm_config_*; a nested npm must read them afresh. */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/.test(name)),
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
