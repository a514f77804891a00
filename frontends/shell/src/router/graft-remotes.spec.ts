import { jest } from '@jest/globals';
import type { Role } from '@portal/contracts';
import { createQueryClient, sessionKey } from '@portal/data-access';
import type { RouteObject } from 'react-router';
import type { RemoteName } from '../../../federation.shared.js';
import { areas } from './areas.js';
import { graftRemotes, remoteOf } from './graft-remotes.js';

const routes: RouteObject[] = [{ path: '/dashboard' }, { path: '/admin/consultations' }];

function given(role: Role | null, load: (name: RemoteName) => Promise<RouteObject[]> = () => Promise.resolve(routes)) {
  const client = createQueryClient();
  client.setQueryData(sessionKey, role && { user: { role } });
  const loader = jest.fn(load);
  const patch = jest.fn();
  const graft = graftRemotes(client, loader, []);
  // as the router does: what comes of a replaced navigation is ignored
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
  it('finds the remote of a path', () => {
    expect(
      [
        '/',
        '/about',
        '/customer/projects',
        '/task/1/2',
        '/test-milestone-realtime',
        '/admin/customers',
        '/auth/verify',
        '/confirm-meeting',
        '/dashboard',
        '/error-report',
      ].map(remoteOf),
    ).toEqual(['marketing', 'marketing', 'customer', 'customer', 'customer', 'admin', null, null, null, null]);
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

  it('remembers that a remote was out of reach, and tries again when asked again', async () => {
    let broken = true;
    const { loader, patch, goTo } = given('admin', () =>
      broken ? Promise.reject(new Error('gone')) : Promise.resolve(routes),
    );
    await goTo('/admin/consultations');
    expect(areas.isUnreachable('admin')).toBe(true);
    broken = false;
    await goTo('/admin/consultations');
    expect(areas.isUnreachable('admin')).toBe(false);
    expect(loader).toHaveBeenCalledTimes(2);
    expect(patch).toHaveBeenCalledTimes(1);
  });
});
