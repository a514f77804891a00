import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteSheetsProps } from '@portal/contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { assertSharedVersions } from './shared-versions.js';
import { readRemotes, remotes } from './remotes.js';

const LOAD_TIMEOUT = 15_000;
const failed = new Set<string>();
const underWay = new Map<string, Promise<RemoteModule>>();

/** What a remote exposes. */
interface RemoteModule {
  routes: RouteObject[];
  /** What shows its records in sheets, over pages of the shell's own too. */
  loadSheets?: () => Promise<ComponentType<RemoteSheetsProps>>;
}

export type LoadRemoteRoutes = (name: string) => Promise<RouteObject[]>;

/**
 * Loads the routes that a remote exposes; who asks meanwhile waits for the same. After a failure it is loaded again,
 * with the current document of remotes.
 * @throws SharedVersionError when it was built with other versions of the shared libraries than this page
 * @throws Error when its files don't arrive within 15 s
 */
export const loadRemoteRoutes: LoadRemoteRoutes = async (name) => (await loadModule(name)).routes;

/** Loads what shows a remote's records in sheets; null where it has none. @throws Error like loading its routes */
export const loadRemoteSheets = async (name: string): Promise<ComponentType<RemoteSheetsProps> | null> =>
  (await (await loadModule(name)).loadSheets?.()) ?? null;

function loadModule(name: string): Promise<RemoteModule> {
  const loading = underWay.get(name) ?? load(name).finally(() => underWay.delete(name));
  underWay.set(name, loading);
  return loading;
}

const load = async (name: string): Promise<RemoteModule> => {
  const isRetry = failed.delete(name);
  try {
    if (isRetry) await readRemotes();
    const remote = remotes.named(name);
    if (!remote) throw new Error(`There is no remote ${name}`);
    assertSharedVersions(remote, sharedHere());
    registerRemotes([{ name, entry: remote.entry }], { force: isRetry });
    const loaded = await withTimeout(loadRemote<RemoteModule>(`${name}/routes`));
    if (!loaded) throw new Error(`${name} exposes no routes`);
    remotes.opened(name);
    return loaded;
  } catch (error) {
    failed.add(name);
    remotes.failed(name, error);
    throw error;
  }
};

/** Versions of the shared libraries on this page, by their names. */
const sharedHere = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(getInstance()?.options.shared ?? {}).map(([name, [library]]) => [name, library?.version]),
  );

function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading this part of the site took too long')), LOAD_TIMEOUT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
