import { runNx } from './nx/run-nx.ts';
import { staleBuilds } from './nx/stale-builds.ts';
import { runTool } from './processes/run-tool.ts';
import { StopSentence } from './stop-sentence.ts';

/** `npm run build [-- <project> …]`: what isn't built of the sources that are there, from Nx's cache where it has it. */
runTool(async () => {
  const stale = await staleBuilds(process.argv.slice(2));
  if (stale.length === 0) return 0;
  console.log(`Building ${stale.join(', ')} …`);
  const args = ['run-many', '-t', 'build', '-p', stale.join(), '--exclude-task-dependencies'];
  const { succeeded, output } = await runNx(args, process.env, true);
  if (!succeeded) throw new StopSentence(`The build failed:\n${output}`);
  return 0;
});
