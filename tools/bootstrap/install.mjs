import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The Node that the lock file pins; everything after the installation runs on it. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');

/** A link to the id of the process that installs: unlike a file, it has its content from the start. */
const lockFile = join(root, '.data/installing');
/** How often a process that waits for another's installation looks, in milliseconds. */
const LOOK = 500;

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
 * because it takes a minute. Of commands that start at once one installs, and the others wait for it.
 */
export function installWhenChanged() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Node 20 or newer is needed to begin with; this is ${process.versions.node}.`);
  if (process.env.INSTALL === 'off' || isInstalled()) return;
  takeLock();
  process.once('exit', releaseLock);
  if (!isInstalled()) install();
  process.off('exit', releaseLock);
  releaseLock();
}

const releaseLock = () => rmSync(lockFile, { force: true });

/** Returns once no other process installs. A lock that a killed process left is removed. */
function takeLock() {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let waits = false; !locks(lockFile); waits = true) {
    if (!isRunning(lockedBy())) removeLeftLock();
    else if (!waits) console.log(`Another command installs packages; waiting for it (${lockFile}) …`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK);
  }
}

/** Under a lock of its own: otherwise the second that found the same one would remove that of the first. */
function removeLeftLock() {
  const own = `${lockFile}.left`;
  if (!locks(own)) return;
  if (!isRunning(lockedBy())) releaseLock();
  rmSync(own);
}

/** Whether this process has the lock now. */
function locks(file) {
  try {
    symlinkSync(String(process.pid), file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function lockedBy() {
  try {
    return Number(readlinkSync(lockFile));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return 0;
  }
}

/** Another user's process can't be signalled, and runs. */
function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function install() {
  console.log('Installing packages (npm ci), about a minute …');
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // its warnings concern the Node that runs npm only; errors are printed in full
  const runNpm = () =>
    spawnSync(command, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      env: cleanEnvironment(),
    }).status === 0;
  // npm repeats a request that was refused, not a download that stops halfway; what has come is in its cache
  for (let attempt = 1; !runNpm(); attempt += 1) {
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
