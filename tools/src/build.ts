import { buildChanged } from './build/build.ts';
import { runTool } from './processes/run-tool.ts';

/** `npm run build`: everything that changed since its last build. */
runTool(async () => {
  await buildChanged();
  return 0;
});
