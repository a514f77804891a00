import { run } from './bootstrap/run.mjs';

// `node tools/run.mjs <name>`, as the scripts of package.json call it: runs tools/src/<name>.ts after installing
run(process.argv[2], process.argv.slice(3));
