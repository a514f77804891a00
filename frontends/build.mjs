// Builds the frontends: all parts, or those named (`node frontends/build.mjs customer`); with --watch again after every
// change, served on --port in front of the api on --api. A remote is built from another folder by --source and into another one by --output. Runs on the Node of the lock file.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildFrontends, watchFrontends } from './build/build.ts';
import { PAGES, parts } from './build/parts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    watch: { type: 'boolean' },
    port: { type: 'string' },
    api: { type: 'string' },
    source: { type: 'string' },
    output: { type: 'string' },
  },
});

// what a part was made from, as Nx names it (tools/src/nx/stale-builds.ts): only Nx knows, so any other build leaves none
const stamps = (positionals.length > 0 ? positionals : parts).map(
  (part) => new URL(part === PAGES ? 'dist/pages/.built-from' : `${part}/dist/.built-from`, import.meta.url),
);
if (!values.output) for (const stamp of stamps) rmSync(stamp, { force: true });

if (values.watch) {
  await watchFrontends(Number(values.port), Number(values.api));
} else {
  const failed = await buildFrontends(positionals, values).then(
    () => 0,
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    },
  );
  if (failed === 0 && process.env.NX_TASK_HASH && !values.output) {
    for (const stamp of stamps) {
      mkdirSync(new URL('.', stamp), { recursive: true });
      writeFileSync(stamp, process.env.NX_TASK_HASH);
    }
  }
  // The bundler's plugins keep handles open.
  process.exit(failed);
}
