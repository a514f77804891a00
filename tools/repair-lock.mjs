// `npm run lock:repair`, after each `npm install`: a registry that serves only some platforms' binaries leaves the optional
// packages of the others out of the lock file, and `npm ci` then refuses it. This adds an inert entry for each.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = ['darwin', 'win32', 'linux', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'android', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The path where Node finds a package that is required at a path of the lock file. */
function isLocked(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

const added = [];
for (const [place, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(place, name)) continue;
    const words = name.split(/[-/]/);
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[^\d]*/, '') || '0.0.0',
      optional: true,
      os: systems.filter((system) => words.includes(system)).concat(words.includes('wasm32') ? ['none'] : []),
      cpu: processors.filter((processor) => words.includes(processor)),
    };
    const entry = lock.packages[`node_modules/${name}`];
    if (entry.os.length === 0) entry.os = ['none'];
    if (entry.cpu.length === 0) entry.cpu = ['none'];
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added to the lock file: ${added.join(', ')}` : 'The lock file is complete.');
