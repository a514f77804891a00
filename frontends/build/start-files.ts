import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { signedInSingletons } from '../federation.shared.ts';
import { assets, shellStart } from './paths.ts';

/** Addresses of the files that the shell starts with. */
interface ShellFiles {
  entry: string;
  /** Scripts that every page of the app fetches beside its entry. */
  preload: string[];
  /** Scripts that the signed-in pages fetch beside those. */
  signedIn: string[];
  styles: string[];
}

/** Addresses of the files that a page starts with. */
export interface StartFiles extends ShellFiles {
  /** Files that a public page fetches when it is idle, or at once when it starts. */
  later: string[];
}

/** The part of a federation manifest that lists the scripts of an exposed module. */
interface Manifest {
  exposes: { assets: { js: { sync: string[] } } }[];
}

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

/** Those that the last builds of the shell and of the public site left. @throws Error where one is missing */
export async function readStartFiles(): Promise<StartFiles> {
  const shell = await read<ShellFiles>(shellStart);
  const { exposes } = await read<Manifest>(path.join(assets, 'marketing/mf-manifest.json'));
  const routes = exposes.flatMap((exposed) => exposed.assets.js.sync);
  const marketing = ['remoteEntry.js', ...routes].map((file) => `/assets/marketing/${file}`);
  return { ...shell, later: [shell.entry, ...shell.preload, ...shell.styles, ...marketing] };
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
