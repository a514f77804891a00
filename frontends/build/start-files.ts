import { readFile } from 'node:fs/promises';
import type { StatsCompilation } from 'webpack';
import { signedInSingletons } from '../federation.shared.ts';
import { publicPageFiles, shellStart } from './paths.ts';

/** Addresses of the files that the shell starts with. */
interface ShellFiles {
  entry: string;
  /** Scripts that every page of the app fetches beside its entry. */
  preload: string[];
  /** Scripts that the signed-in pages fetch beside those. */
  signedIn: string[];
  styles: string[];
}

/** Addresses of the files that the public pages start with. */
export interface StartFiles extends ShellFiles {
  /** Files without which no page starts. */
  needed: string[];
  /** Files of the public site's routes. */
  routes: string[];
  /** Files of each public page. */
  pages: PageFiles;
  /** What the browser requests each time. */
  later: string[];
}

/** By the name of a chunk of the public site. */
type PageFiles = Readonly<Record<string, string[]>>;

const PUBLIC_SITE = '/assets/marketing/';
/** The chunk that a remote exposes. */
const ROUTES = '__federation_expose_routes';

/** The shell's start files, from webpack's statistics. */
export function shellFiles(shell: StatsCompilation): ShellFiles {
  const entry = filesOf(shell, ['main'], '.js')[0];
  if (!entry) throw new Error('The shell has no entry file');
  const shared = sharedFiles(shell);
  const preload = [...new Set([...filesOf(shell, ['bootstrap'], '.js'), ...shared.always])];
  const styles = filesOf(shell, ['bootstrap'], '.css');
  return {
    entry,
    preload,
    signedIn: [...new Set([...shared.signedIn, ...filesOf(shell, ['signed-in'], '.js')])].filter(
      (file) => !preload.includes(file),
    ),
    styles,
  };
}

/** The files of the public site's named chunks, from webpack's statistics. */
export function pageFiles(marketing: StatsCompilation): PageFiles {
  const placed = { ...marketing, publicPath: PUBLIC_SITE }; // what its build leaves open
  return Object.fromEntries(
    Object.keys(marketing.namedChunkGroups ?? {}).map((name) => [
      name,
      ['.js', '.css'].flatMap((ending) => filesOf(placed, [name], ending)),
    ]),
  );
}

/** The files of a chunk of the public site. @throws Error where there is none of this name */
export function filesOfChunk(chunks: PageFiles, name: string): string[] {
  const files = chunks[name];
  if (!files) throw new Error(`The public site has no chunk ${name}`);
  return files;
}

/** Those that the last builds of the shell and of the public site left. @throws Error where one is missing */
export async function readStartFiles(): Promise<StartFiles> {
  const shell = await read<ShellFiles>(shellStart);
  const pages = await read<PageFiles>(publicPageFiles);
  return {
    ...shell,
    needed: [shell.entry, ...shell.preload, ...shell.styles],
    routes: filesOfChunk(pages, ROUTES),
    pages,
    later: [`${PUBLIC_SITE}remoteEntry.js`],
  };
}

const read = async <Content>(file: string): Promise<Content> =>
  JSON.parse(
    await readFile(file, 'utf8').catch(() => {
      throw new Error(`${file} is missing: build shell and marketing before the pages`);
    }),
  ) as Content;

const filesOf = (stats: StatsCompilation, groups: readonly string[], ending: string): string[] =>
  groups
    .flatMap((group) => stats.namedChunkGroups?.[group]?.assets ?? [])
    .filter(({ name }) => name.endsWith(ending) && !name.includes('.hot-update.'))
    .map(({ name }) => `${stats.publicPath ?? ''}${name}`);

/** Files of the shared singletons: those that the shell loads before it starts, and those of the signed-in screens. */
function sharedFiles({ chunks = [], publicPath = '' }: StatsCompilation): { always: string[]; signedIn: string[] } {
  const always: string[] = [];
  const signedIn: string[] = [];
  for (const { origins = [], files = [] } of chunks) {
    const provided = origins.filter(({ moduleName }) => moduleName.startsWith('provide'));
    if (provided.length === 0) continue;
    const later = provided.every(({ moduleName }) => signedInSingletons.some((name) => moduleName.includes(name)));
    (later ? signedIn : always).push(...files.map((file) => `${publicPath}${file}`));
  }
  return { always, signedIn };
}
