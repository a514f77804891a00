// Builds the frontends: `node frontends/build.mjs`, with --watch again after every change. Runs on the Node of the lock file.
import { buildFrontends, watchFrontends } from './build/build.ts';

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
  // The bundler's plugins keep handles open.
  process.exit(failed);
}
