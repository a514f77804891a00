import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { IncomingFiles } from './incoming-files.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-tests-incoming-'));
});
afterEach(() => rm(folder, { recursive: true }));

const tooLarge = () => new Error('Too large');

describe('a file that arrives', () => {
  it('is counted and hashed, up to the last byte that is allowed', async () => {
    const [files, content] = [new IncomingFiles(folder), new PassThrough()];
    content.end('1234');
    const sha256 = '03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4';
    expect(await files.receive(content, 4, tooLarge)).toMatchObject({ size: 4, sha256 });
  });

  it('is refused beyond that, and leaves nothing', async () => {
    const [files, content] = [new IncomingFiles(folder), new PassThrough()];
    content.end('12345');
    await expect(files.receive(content, 4, tooLarge)).rejects.toThrow('Too large');
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves nothing where its sender breaks off at once, before it is written', async () => {
    const [files, content] = [new IncomingFiles(join(folder, 'new')), new PassThrough()];
    const received = files.receive(content, 4, tooLarge);
    expect(content.listenerCount('error')).toBe(1); // without one the error would end the process
    content.destroy(new Error('The sender is gone'));
    await expect(received).rejects.toThrow('The sender is gone');
    expect(await readdir(join(folder, 'new'))).toEqual([]);
  });
});
