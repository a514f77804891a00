import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteDescription } from '../../libs/contracts/src/remotes/remote.contract.ts';
import { frontends } from './paths.ts';

/** The public pages, rendered by a build of their own from the output of the builds of shell and marketing. */
export const PAGES = 'pages';

/** Every folder with a remote.json is a remote. */
const remotes = globSync('*/remote.json', { cwd: frontends })
  .map((file) => path.dirname(file))
  .sort();

/** What can be built by its name, in the order of the build. */
export const parts: readonly string[] = ['shell', ...remotes, PAGES];

/**
 * Reads a remote's description.
 * @throws Error with a sentence when its remote.json is invalid
 */
export function readDescription(source: string): RemoteDescription {
  const file = path.join(source, 'remote.json');
  const parsed = RemoteDescription.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')} ${issue.message}`).join('\n'));
}
