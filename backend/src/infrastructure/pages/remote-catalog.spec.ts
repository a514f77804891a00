import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteCatalog } from './remote-catalog.js';

let webRoot: string;
let unreadable: string[];

const write = (segments: string[], name = 'customer'): void => {
  const metaData = {
    remoteEntry: { name: 'remoteEntry.js', path: '' },
    description: { access: 'signed_in', segments },
  };
  writeFileSync(
    join(webRoot, 'assets/customer/mf-manifest.json'),
    JSON.stringify({ name, metaData, shared: [{ name: 'react', version: '19.3.1' }] }),
  );
};

const catalog = () =>
  new RemoteCatalog({
    webRoot,
    addresses: {},
    diagnostics: false,
    freshFor: 0,
    onUnreadable: (name) => unreadable.push(name),
  });

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'portal-catalog-'));
  mkdirSync(join(webRoot, 'assets/customer'), { recursive: true });
  unreadable = [];
});
afterEach(() => rmSync(webRoot, { recursive: true }));

describe('the catalog of remotes', () => {
  it('learns a new build without a restart', async () => {
    write(['customer']);
    const remotes = catalog();
    const [before] = await remotes.list();
    expect(await remotes.draws('/board/1')).toBe(false);
    write(['customer', 'board']);
    const [after] = await remotes.list();
    expect(after?.segments).toEqual(['customer', 'board']);
    expect(after?.build).not.toBe(before?.build);
    expect(await remotes.draws('/board/1')).toBe(true);
  });

  it('keeps what it read last while the manifest cannot be read', async () => {
    write(['customer', 'board']);
    const remotes = catalog();
    const before = await remotes.list();
    writeFileSync(join(webRoot, 'assets/customer/mf-manifest.json'), 'half of it');
    expect(await remotes.list()).toEqual(before);
    expect(unreadable).toEqual(['customer']);
  });

  it('takes no manifest of another remote, nor a path that leaves the product', async () => {
    write(['customer'], 'admin');
    expect(await catalog().list()).toMatchObject([{ name: 'customer', build: null, segments: ['customer'] }]);
    write(['../customer']);
    expect(await catalog().list()).toMatchObject([{ build: null }]);
    expect(unreadable).toEqual(['customer', 'customer']);
  });

  it('is empty without a build', async () => {
    rmSync(join(webRoot, 'assets'), { recursive: true });
    expect(await catalog().list()).toEqual([]);
  });
});
