import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { http, HttpResponse, fakeApi, aUser } from '@portal/testing';
import { builtRemotes } from '../testing/built-remotes.js';
import { loadRemoteRoutes, loadRemoteSheets } from './load-remote-routes.js';
import { readRemotes, remotes } from './remotes.js';
import { SharedVersionError } from './shared-versions.js';

// constants that the build defines
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  getInstance: () => ({ options: { shared: { react: [{ version: '19.3.1' }] } } }),
}));
const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);

const api = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
let described = builtRemotes();

const builtWith = (shared: Record<string, string>, entry = '/assets/customer/remoteEntry.js') => {
  described = builtRemotes().map((remote) => (remote.name === 'customer' ? { ...remote, shared, entry } : remote));
};

beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue({ routes: [{ path: '/customer/projects' }] });
  api.use(http.get('*/api/remotes', () => HttpResponse.json({ remotes: described })));
});

describe('loading a remote', () => {
  it('asks for it where the document says that it is', async () => {
    builtWith({ react: '19.3.1', moment: '2.0.0' }, 'https://cdn.example/customer/remoteEntry.js');
    await readRemotes();
    expect(await loadRemoteRoutes('customer')).toEqual([{ path: '/customer/projects' }]);
    expect(register.mock.calls).toEqual([
      [[{ name: 'customer', entry: 'https://cdn.example/customer/remoteEntry.js' }], { force: false }],
    ]);
    expect(remotes.failureOf('customer')).toBeUndefined();
  });

  it('refuses one that was built with another version of a shared library, and runs none of its code', async () => {
    builtWith({ react: '18.3.1' });
    await readRemotes();
    await expect(loadRemoteRoutes('customer')).rejects.toThrow(
      'It was built with react 18.3.1, this page runs 19.3.1. Try again in a few minutes; the rest of the site works.',
    );
    expect(remotes.failureOf('customer')).toBeInstanceOf(SharedVersionError);
    expect(load).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
  });

  it('has what shows its records in sheets beside its routes, if it shows any', async () => {
    const Sheets = () => null;
    builtWith({});
    await readRemotes();
    load.mockResolvedValueOnce({ routes: [], loadSheets: () => Promise.resolve(Sheets) });
    expect(await loadRemoteSheets('customer')).toBe(Sheets);
    expect(await loadRemoteSheets('customer')).toBeNull();
  });

  it('reads the document anew after a failure, and takes what it says then', async () => {
    load.mockRejectedValueOnce(new Error('gone'));
    builtWith({ react: '19.3.1' });
    await readRemotes();
    await expect(loadRemoteRoutes('customer')).rejects.toThrow('gone');
    expect(remotes.failureOf('customer')).toEqual(new Error('gone'));
    builtWith({ react: '19.3.1' }, '/assets/customer/newer.js');
    await loadRemoteRoutes('customer');
    expect(register).toHaveBeenLastCalledWith([{ name: 'customer', entry: '/assets/customer/newer.js' }], {
      force: true,
    });
    expect(remotes.failureOf('customer')).toBeUndefined();
  });
});
