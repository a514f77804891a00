import { inRoot } from '../paths.ts';
import { runNode } from '../processes/watchdog.ts';
import { StopSentence } from '../stop-sentence.ts';

/**
 * Builds the projects that changed since their last build, in a separate process, so that a long-running tool doesn't
 * hold Nx's graph.
 * @param projects with their dependencies; all when none is named
 * @throws StopSentence when a build fails, with its output
 */
export async function build(...projects: string[]): Promise<void> {
  const { code } = await runNode([inRoot('tools/src/build.ts'), ...projects], { stdio: 'inherit' });
  if (code !== 0) throw new StopSentence('What is to run couldn’t be built.');
}
