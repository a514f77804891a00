import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { ConfigError } from '../../config/config.js';
import { readS3Place } from './s3-place.js';
import { S3Storage } from './s3-storage.js';
import { s3Url, signRequest } from './sign-request.js';

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

describe('a call to an S3 service is signed', () => {
  const aws = 'https://examplebucket.s3.amazonaws.com';
  const credentials = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  it.each([
    [
      'that reads',
      'GET',
      s3Url(aws, ['test.txt']),
      { range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'that writes',
      'PUT',
      s3Url(aws, ['test$file.text']),
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'that lists',
      'GET',
      s3Url(aws, [], { prefix: 'J', 'max-keys': '2' }),
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('as in the examples that AWS publishes: one %s', (_, method, url, headers, body, signature) => {
    const at = new Date('2013-05-24T00:00:00Z');
    const { authorization } = signRequest({ method, url, headers, bodyHash: sha256(body), at }, credentials);
    expect(authorization).toContain(`Signature=${signature}`);
  });
});

describe('files in a bucket', () => {
  const files = new Map<string, Buffer>();
  let refusal: number | null = null;
  let server: Server;
  let storage: S3Storage;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-'));
    server = createServer((request, response) => {
      void answerOf(request).then(([status, body]) => response.writeHead(status).end(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    storage = new S3Storage(readS3Place(`s3:http://key:se%2Fcret@127.0.0.1:${port}/our%20files/portal?region=local`));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** A bucket that refuses whoever signed anything else than what it got. */
  async function answerOf(request: IncomingMessage): Promise<[number, (Buffer | string)?]> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const method = request.method ?? '';
    const time = String(request.headers['x-amz-date']).replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5');
    const { authorization } = signRequest(
      { method, url, bodyHash: sha256(body), at: new Date(time) },
      { accessKey: 'key', secretKey: 'se/cret', region: 'local' },
    );
    if (request.headers.authorization !== authorization)
      return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    if (refusal) return [refusal, '<Error><Code>SlowDown</Code></Error>'];
    const key = decodeURIComponent(url.pathname).replace('/our files/', '');
    if (method === 'PUT') files.set(key, body);
    if (method === 'DELETE') return [files.delete(key) ? 204 : 404];
    if (url.searchParams.has('list-type')) return [200, listed(url.searchParams)];
    return files.has(key)
      ? [200, method === 'GET' ? files.get(key) : '']
      : [404, '<Error><Code>NoSuchKey</Code></Error>'];
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
    expect([...files.keys()][0]).toBe('portal/attachments/ab/abc');
    expect(await text(await storage.read('attachments/ab/abc'))).toBe('Hello (it’s me)');
    expect(await keys('attachments')).toEqual(['attachments/ab/abc', 'attachments/cd/cde']);
    await storage.remove('attachments/ab/abc');
    await storage.remove('attachments/ab/abc');
    expect(await keys('attachments')).toEqual(['attachments/cd/cde']);
  });

  it('are out of reach, in words of the catalogue, while the service refuses', async () => {
    refusal = 503;
    await expect(put('attachments/ef/efg', 'Hello')).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(storage.read('attachments/cd/cde')).rejects.toMatchObject({ code: 'storage.unavailable' });
    refusal = null;
    await expect(storage.read('attachments/ef/efg')).rejects.toMatchObject({ code: 'storage.unavailable' });
  });
});

it.each([
  's3:',
  's3:bucket',
  's3:https://host/bucket',
  's3:https://key:secret@host/',
  's3:ftp://key:secret@host/bucket',
])('an address that can be no bucket’s stops the start: %s', (storage) => {
  expect(() => readS3Place(storage)).toThrow(ConfigError);
});
