import { runChecks } from './check/run-checks.ts';
import { inRoot } from './paths.ts';
import { runTool } from './processes/run-tool.ts';

/** `npm run check`: format, types, lint, boundaries, dead code and drift of generated files. */
runTool(async () => {
  const { failed } = await runChecks(inRoot('.data/check'), true);
  return failed === 0 ? 0 : 1;
});
