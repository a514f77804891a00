import type { StatsCompilation } from 'webpack';

/** Addresses of the files that a page starts with. */
export interface StartFiles {
  entry: string;
  /** Scripts that the app page fetches beside its entry. */
  preload: string[];
  styles: string[];
  /** What a public page fetches when it is idle. */
  later: string[];
}

/** Reads the shell's and the site's start files from what webpack tells about its build. */
export function startFiles(shell: StatsCompilation, marketing: StatsCompilation): StartFiles {
  const entry = filesOf(shell, ['main'], '.js')[0];
  if (!entry) throw new Error('The shell has no entry file');
  const preload = [...new Set([...filesOf(shell, ['bootstrap'], '.js'), ...sharedFiles(shell)])];
  return {
    entry,
    preload,
    styles: filesOf(shell, ['bootstrap'], '.css'),
    later: [
      entry,
      ...preload,
      '/assets/marketing/remoteEntry.js',
      ...filesOf(marketing, ['__federation_expose_routes'], '.js'),
    ],
  };
}

const filesOf = (stats: StatsCompilation, groups: readonly string[], ending: string): string[] =>
  groups
    .flatMap((group) => stats.namedChunkGroups?.[group]?.assets ?? [])
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name }) => `${stats.publicPath ?? ''}${name}`);

/** Chunks of the shared singletons: the shell loads all of them before it starts. */
function sharedFiles({ chunks = [], publicPath = '' }: StatsCompilation): string[] {
  return chunks
    .filter(({ origins = [] }) => origins.some(({ moduleName }) => moduleName.startsWith('provide')))
    .flatMap(({ files = [] }) => files)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${publicPath}${file}`);
}
