import { build } from './nx/build.ts';
import { runNx } from './nx/run-nx.ts';
import { runTool } from './processes/run-tool.ts';

const targets = ['format', 'lint', 'browsers', 'types', 'boundaries', 'dead-code', 'drift', 'citations'];

/** `npm run check`: format, lint, what browsers know, types, boundaries, dead code, and whether all generated files are up to date. */
runTool(async () => {
  await build('backend');
  const args = ['run-many', '-t', ...targets, '--exclude-task-dependencies', ...process.argv.slice(2)];
  return (await runNx(args)).succeeded ? 0 : 1;
});
