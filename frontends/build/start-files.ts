import type { StatsCompilation } from 'webpack';
import { signedInSingletons } from '../federation.shared.ts';

/** Addresses of the files that a page starts with. */
export interface StartFiles {
  entry: string;
  /** Scripts that every page of the app fetches beside its entry. */
  preload: string[];
  /** Scripts that the signed-in pages fetch beside those. */
  signedIn: string[];
  styles: string[];
  /** What a public page fetches when it is idle, or at once when it starts. */
  later: string[];
}

/** Reads the shell's and the site's start files from what webpack tells about its build. */
export function startFiles(shell: StatsCompilation, marketing: StatsCompilation): StartFiles {
  const entry = filesOf(shell, ['main'], '.js')[0];
  if (!entry) throw new Error('The shell has no entry file');
  const shared = sharedFiles(shell);
  const preload = [...new Set([...filesOf(shell, ['bootstrap'], '.js'), ...shared.always])];
  const styles = filesOf(shell, ['bootstrap'], '.css');
  return {
    entry,
    preload,
    signedIn: shared.signedIn.filter((file) => !preload.includes(file)),
    styles,
    later: [
      entry,
      ...preload,
      ...styles,
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

/** Chunks of the shared singletons: those that the shell loads before it starts, and those of the signed-in screens. */
function sharedFiles({ chunks = [], publicPath = '' }: StatsCompilation): { always: string[]; signedIn: string[] } {
  const always: string[] = [];
  const signedIn: string[] = [];
  for (const { origins = [], files = [] } of chunks) {
    const provided = origins.filter(({ moduleName }) => moduleName.startsWith('provide'));
    if (provided.length === 0) continue;
    const later = provided.every(({ moduleName }) => signedInSingletons.some((name) => moduleName.includes(name)));
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `${publicPath}${file}`);
    (later ? signedIn : always).push(...scripts);
  }
  return { always, signedIn };
}
