import { taskHashes } from '../nx/task-hashes.ts';

// `node tools/src/testing/print-hashes.ts <target> …` prints each task's hash, by its name
const hashes = await taskHashes(process.argv.slice(2));
console.log(
  JSON.stringify(Object.fromEntries(hashes.map(({ project, target, hash }) => [`${project}:${target}`, hash]))),
);
process.exit(0); // Nx keeps handles open
