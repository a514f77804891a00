import { inRoot } from '../paths.ts';
import { spawnWatched } from '../processes/watchdog.ts';
import { StopSentence } from '../stop-sentence.ts';

/**
 * Builds the projects that changed since their last build, in a separate process, so that a long-running tool doesn't
 * hold Nx's graph.
 * @param projects with their dependencies; all when none is named
 * @throws StopSentence when a build fails, with its output
 */
export async function build(...projects: string[]): Promise<void> {
  const { process: child } = spawnWatched(process.execPath, [inRoot('tools/src/build.ts'), ...projects], {
    cwd: inRoot(),
    stdio: 'inherit',
  });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new StopSentence('What is to run couldn’t be built.');
}
