import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzip } from '../../../../test/support/mail/unzip.js';
import { Archive } from './archive.js';

const at = new Date('2026-11-25T12:00:00Z');
const compressed = { compress: true, at };

describe('An archive', () => {
  it('is written while it is read, and knows the hash of each file', async () => {
    const archive = new Archive();
    const content = buffer(archive.content);
    await archive.addText('README.txt', 'Hello', at);
    await archive.add('files/größe.bin', Readable.from([Buffer.alloc(200_000, 7)]), { compress: false, at });
    archive.end();
    const files = await unzip(await content);
    expect([...files.keys()]).toEqual(['README.txt', 'files/größe.bin']);
    expect(files.get('README.txt')?.toString()).toBe('Hello');
    expect(archive.files).toMatchObject([
      { path: 'README.txt', size: 5, sha256: '185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969' },
      { path: 'files/größe.bin', size: 200_000 },
    ]);
  });

  it('ends with the error of a file that breaks off', async () => {
    const archive = new Archive();
    const content = buffer(archive.content);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        await Promise.resolve();
        throw new Error('cut');
      })(),
    );
    await expect(archive.add('a', broken, compressed)).rejects.toThrow('cut');
    await expect(content).rejects.toThrow('cut');
  });

  it('asks for no more once nobody takes it', async () => {
    const archive = new Archive();
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536);
      })(),
    );
    const added = archive.add('a', endless, { compress: false, at });
    archive.content.destroy();
    await expect(added).rejects.toMatchObject({ name: 'AbortError' });
    expect(endless.destroyed).toBe(true);
  });
});
