// Builds the frontends: `node frontends/build.mjs`, with --watch again after every change. Runs on the Node of the lock file.
import { rmSync, writeFileSync } from 'node:fs';
import { buildFrontends, watchFrontends } from './build/build.ts';

// what it was made from, as Nx names it (tools/src/nx/stale-builds.ts): only Nx knows, so any other build leaves none
const stamp = new URL('dist/.built-from', import.meta.url);
rmSync(stamp, { force: true });

if (process.argv.includes('--watch')) {
  await watchFrontends();
} else {
  const failed = await buildFrontends().then(
    () => 0,
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    },
  );
  if (failed === 0 && process.env.NX_TASK_HASH) writeFileSync(stamp, process.env.NX_TASK_HASH);
  // The bundler's plugins keep handles open.
  process.exit(failed);
}
