import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router';
import { remoteNames, type RemoteName } from '../../../federation.shared.js';

const LOAD_TIMEOUT = 15_000;
const failed = new Set<RemoteName>();

const address = (name: RemoteName) => ({ name, entry: `/assets/${name}/remoteEntry.js` });

registerRemotes(remoteNames.map(address));

export type LoadRemoteRoutes = (name: RemoteName) => Promise<RouteObject[]>;

/**
 * The routes a remote exposes.
 * @throws Error when its files don't arrive within 15 s; asking again loads them anew
 */
export const loadRemoteRoutes: LoadRemoteRoutes = async (name) => {
  if (failed.delete(name)) registerRemotes([address(name)], { force: true });
  try {
    const remote = await withTimeout(loadRemote<{ routes: RouteObject[] }>(`${name}/routes`));
    if (!remote) throw new Error(`${name} exposes no routes`);
    return remote.routes;
  } catch (error) {
    failed.add(name);
    throw error;
  }
};

function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading this part of the site took too long')), LOAD_TIMEOUT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
