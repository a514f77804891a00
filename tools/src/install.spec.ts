import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from './paths.ts';
import { aFolder } from './testing/folder.ts';

const run = promisify(execFile);

/** What npm leaves behind; it takes a moment, and writes down when it begins and ends. */
const npm = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('calls', 'begin ');
mkdirSync('node_modules/node/bin', { recursive: true });
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
writeFileSync('node_modules/node/bin/node', '');
writeFileSync('node_modules/.package-lock.json', require('node:fs').readFileSync('package-lock.json'));
appendFileSync('calls', 'end ');
`;

it('installs once for commands that start at once, also when a killed one left its lock', async () => {
  const folder = aFolder();
  cpSync(inRoot('tools/bootstrap'), join(folder, 'tools/bootstrap'), { recursive: true });
  writeFileSync(join(folder, 'npm.js'), npm);
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1' } } }),
  );
  mkdirSync(join(folder, '.data'));
  // no process has an id above this one
  symlinkSync('4194305', join(folder, '.data/installing'));
  const command = "import('./tools/bootstrap/install.mjs').then((bootstrap) => bootstrap.installWhenChanged())";
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js'), INSTALL: 'on' };
  await Promise.all([1, 2, 3].map(() => run(process.execPath, ['-e', command], { cwd: folder, env })));
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('begin end ');
});
