import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { Logger } from '@nestjs/common';
import { ConfigError } from '../../config/config.js';
import type { FileStorage } from '../file-storage.js';
import { openBucket, readS3Place } from './open-bucket.js';

describe('files in a bucket', () => {
  const files = new Map<string, Buffer>();
  let refusal: number | null = null;
  let server: Server;
  let storage: FileStorage;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-'));
    server = createServer((request, response) => {
      void answerOf(request).then(([status, body]) => response.writeHead(status).end(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    storage = openBucket(readS3Place(`s3:http://key:se%2Fcret@127.0.0.1:${port}/our%20files/portal?region=local`));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  /** A bucket that refuses unsigned calls, and bodies of unknown length or other content than announced. */
  async function answerOf(request: IncomingMessage): Promise<[number, (Buffer | string)?]> {
    const body = await buffer(request);
    const { headers, method } = request;
    const url = new URL(request.url ?? '', `http://${headers.host}`);
    if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/local\/s3\/aws4_request, /.test(headers.authorization ?? ''))
      return [403, '<Error><Code>AccessDenied</Code></Error>'];
    if (refusal) return [refusal, '<Error><Code>SlowDown</Code></Error>'];
    const key = decodeURIComponent(url.pathname).replace('/our files/', '');
    if (method === 'PUT') {
      const isWhole = headers['content-md5'] === createHash('md5').update(body).digest('base64');
      if (!isWhole || headers['content-length'] !== String(body.length))
        return [400, '<Error><Code>BadDigest</Code></Error>'];
      files.set(key, body);
    }
    if (method === 'DELETE') return [files.delete(key) ? 204 : 404];
    if (url.searchParams.has('list-type')) return [200, listed(url.searchParams)];
    return files.has(key)
      ? [200, method === 'GET' ? files.get(key) : '']
      : [404, method === 'GET' ? '<Error><Code>NoSuchKey</Code></Error>' : ''];
  }

  /** One file a page. */
  function listed(query: URLSearchParams): string {
    const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''));
    const at = Number(query.get('continuation-token') ?? 0);
    const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
    return `<ListBucketResult><Contents><Key>${keys[at]}</Key><LastModified>2026-01-05T12:00:00.000Z</LastModified></Contents>${next}</ListBucketResult>`;
  }

  async function put(key: string, content: string): Promise<string> {
    const path = join(folder, 'received');
    await writeFile(path, content);
    await storage.put(key, path);
    return path;
  }
  const keys = async (within: string): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of storage.list(within)) found.push(key);
    return found;
  };

  it('are taken over, read, listed page by page and removed', async () => {
    const path = await put('attachments/ab/abc', 'Hello (it’s me)');
    expect(existsSync(path)).toBe(false);
    await put('attachments/cd/cde', 'Hello again');
    await put('documents/ab/abc', 'Of another domain');
    files.set('portal/attachments of others/ab/äöü', Buffer.from('Not ours'));
    expect([...files.keys()][0]).toBe('portal/attachments/ab/abc');
    expect(await text(await storage.read('attachments/ab/abc'))).toBe('Hello (it’s me)');
    expect(await keys('attachments')).toEqual(['attachments/ab/abc', 'attachments/cd/cde']);
    await storage.remove('attachments/ab/abc');
    await storage.remove('attachments/ab/abc');
    expect(await keys('attachments')).toEqual(['attachments/cd/cde']);
  });

  it('are out of reach, in words of the catalogue, while the service refuses', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    refusal = 503;
    await expect(put('attachments/ef/efg', 'Hello')).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(storage.read('attachments/cd/cde')).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(storage.remove('attachments/cd/cde')).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(keys('attachments')).rejects.toMatchObject({ code: 'storage.unavailable' });
    refusal = null;
    await expect(storage.read('attachments/ef/efg')).rejects.toMatchObject({ code: 'storage.unavailable' });
    expect(logged).toHaveBeenCalledTimes(5);
    expect(inspect(logged.mock.calls, { depth: 10 })).not.toContain('se/cret');
    logged.mockRestore();
  });
});

it.each([
  's3:',
  's3:bucket',
  's3:https://host/bucket',
  's3:https://key:secret@host/',
  's3:ftp://key:secret@host/bucket',
  's3:https://key:secret@host/bucket/gr%C3%B6%C3%9Fe',
  's3:https://key:secret@host/bucket/a/%2E%2E%2Fb',
])('an address that can be no bucket’s stops the start: %s', (storage) => {
  expect(() => openBucket(readS3Place(storage))).toThrow(ConfigError);
});
