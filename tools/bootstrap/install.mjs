import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The Node that the lock file pins; everything after the installation runs on it. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');

/** How often `npm ci` is tried: a registry that stops answering halfway mends itself mostly. */
const ATTEMPTS = 3;

const stamp = join(root, 'node_modules/.cache/portal/installed-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isInstalled = () => existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/**
 * Runs `npm ci` when the lock file differs from the installed one (never with INSTALL=off); prints a line, because it
 * takes a minute.
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
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash());
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
