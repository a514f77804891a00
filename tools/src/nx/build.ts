import { inRoot } from '../paths.ts';
import { spawnWatched } from '../processes/watchdog.ts';
import { StopSentence } from '../stop-sentence.ts';

/**
 * Builds what changed since its last build, in a process apart: Nx's graph isn't held by a tool that runs for days.
 * @param projects with what they are built from; everything when none is named
 * @throws StopSentence when something doesn't build; why was said
 */
export async function build(...projects: string[]): Promise<void> {
  const { process: child } = spawnWatched(process.execPath, [inRoot('tools/src/build.ts'), ...projects], {
    cwd: inRoot(),
    stdio: 'inherit',
  });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new StopSentence('What is to run couldn’t be built.');
}
