import { run } from './bootstrap/run.mjs';

// `node tools/run.mjs <name>` is what the scripts of package.json call: tools/src/<name>.ts, once everything is installed
run(process.argv[2], process.argv.slice(3));
