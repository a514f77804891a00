import { jest } from '@jest/globals';
import type { Role } from '@portal/contracts';
import { createQueryClient, sessionKey } from '@portal/data-access';
import type { RouteObject } from 'react-router';
import { builtRemotes } from '../testing/built-remotes.js';
import { graftRemotes } from './graft-remotes.js';
import { remotes } from './remotes.js';

const routes: RouteObject[] = [{ path: '/dashboard' }, { path: '/admin/consultations' }];

function given(role: Role | null, load: (name: string) => Promise<RouteObject[]> = () => Promise.resolve(routes)) {
  const client = createQueryClient();
  client.setQueryData(sessionKey, role && { user: { role } });
  const loader = jest.fn(load);
  const patch = jest.fn();
  const graft = graftRemotes(client, loader, []);
  // like the router, which ignores the outcome of a replaced navigation
  const goTo = async (path: string, { signal } = new AbortController()) =>
    graft({
      path,
      patch: (...routes) => (signal.aborted ? undefined : patch(...routes)),
      matches: [],
      fetcherKey: undefined,
      signal,
    });
  return { loader, patch, goTo };
}

describe('grafting remotes', () => {
  beforeEach(() => remotes.know(builtRemotes()));

  it('finds the remote of a path by its first segment', () => {
    const paths = ['/', '/about', '/customer/projects', '/task/1/2', '/test-milestone-realtime', '/admin/customers'];
    expect(paths.map((path) => remotes.at(path)?.name)).toEqual([
      'marketing',
      'marketing',
      'customer',
      'customer',
      'customer',
      'admin',
    ]);
  });

  it('leaves a path alone that no remote has', async () => {
    remotes.know([]);
    const { loader, goTo } = given('admin');
    await goTo('/admin/consultations');
    expect(loader).not.toHaveBeenCalled();
  });

  it('loads a remote once, under its own area, without the shared dashboard address', async () => {
    const { loader, patch, goTo } = given('admin');
    await goTo('/admin/consultations');
    await goTo('/admin/customers');
    expect(loader.mock.calls).toEqual([['admin']]);
    expect(patch.mock.calls).toEqual([['admin', [{ path: '/admin/consultations' }]]]);
  });

  it('spares those who may not enter the download', async () => {
    const customer = given('customer');
    await customer.goTo('/admin/consultations');
    const visitor = given(null);
    await visitor.goTo('/customer/consultations');
    expect([customer.loader, visitor.loader].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('leaves it to the navigation that replaced another: the router ignores what that one adds', async () => {
    const { patch, goTo } = given('admin');
    const replaced = new AbortController();
    const first = goTo('/admin/consultations', replaced);
    replaced.abort();
    await Promise.all([first, goTo('/admin/customers')]);
    expect(patch).toHaveBeenCalledTimes(1);
    await goTo('/admin/consultations');
    expect(patch).toHaveBeenCalledTimes(1);
  });

  it('tries again when asked again', async () => {
    let broken = true;
    const { loader, patch, goTo } = given('admin', () =>
      broken ? Promise.reject(new Error('gone')) : Promise.resolve(routes),
    );
    await goTo('/admin/consultations');
    broken = false;
    await goTo('/admin/consultations');
    expect(loader).toHaveBeenCalledTimes(2);
    expect(patch).toHaveBeenCalledTimes(1);
  });
});
