// Builds the frontends: `node frontends/build.mjs`, with --watch again after every change. Runs on the Node of the lock file.
import { buildFrontends, watchFrontends } from './build/build.ts';

if (process.argv.includes('--watch')) {
  watchFrontends();
} else {
  await buildFrontends().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
