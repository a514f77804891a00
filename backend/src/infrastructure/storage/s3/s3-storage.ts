import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStorage, type StoredFile } from '../file-storage.js';
import { storageFailure } from '../storage-failure.js';
import type { S3Place } from './s3-place.js';
import { EMPTY_BODY_HASH, s3Url, signRequest } from './sign-request.js';

/** How long the service may take until it begins to answer. */
const PATIENCE = 30_000;

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: { content: Blob; hash: string };
}

/** Files in a bucket of any S3 service, which is addressed by path. A file is there once it has arrived whole. */
export class S3Storage extends FileStorage {
  constructor(private readonly place: S3Place) {
    super();
  }

  override async put(key: string, path: string): Promise<void> {
    try {
      const body = { content: await openAsBlob(path), hash: await hashOf(path) };
      await (await this.call({ method: 'PUT', key, body })).text();
    } catch (error) {
      throw storageFailure(error); // what arrived all the same is swept at night
    }
    await rm(path, { force: true }).catch(() => undefined); // the same
  }

  override async read(key: string): Promise<Readable> {
    try {
      const { body } = await this.call({ method: 'GET', key });
      const stream = body ? Readable.fromWeb(body) : Readable.from([]);
      await once(stream, 'readable');
      return stream;
    } catch (error) {
      throw storageFailure(error);
    }
  }

  override async remove(key: string): Promise<void> {
    try {
      await (await this.call({ method: 'DELETE', key })).text();
    } catch (error) {
      throw storageFailure(error);
    }
  }

  override async *list(folder: string): AsyncIterable<StoredFile> {
    const above = this.place.above.map((name) => `${name}/`).join('');
    let next: string | undefined;
    do {
      const query = {
        'list-type': '2',
        prefix: `${above}${folder}/`,
        ...(next ? { 'continuation-token': next } : {}),
      };
      const page = await (await this.call({ method: 'GET', query })).text();
      for (const [, found = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield {
          key: elementOf(found, 'Key').slice(above.length),
          storedAt: new Date(elementOf(found, 'LastModified')),
        };
      next = elementOf(page, 'NextContinuationToken');
    } while (next);
  }

  /** @throws Error when the service refuses or isn't there; a file that is to be removed may be gone already */
  private async call({ method, key, query, body }: Call): Promise<Response> {
    const { origin, bucket, above, credentials } = this.place;
    const url = s3Url(origin, key === undefined ? [bucket] : [bucket, ...above, ...key.split('/')], query);
    const bodyHash = body?.hash ?? EMPTY_BODY_HASH;
    const headers = signRequest({ method, url, bodyHash, at: new Date() }, credentials);
    const patience = new AbortController();
    const timer = setTimeout(() => {
      patience.abort(new Error('The storage service did not answer in time'));
    }, PATIENCE);
    try {
      const { signal } = patience;
      const answer = await fetch(url, { method, headers, signal, body: body?.content ?? null, redirect: 'error' });
      if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer;
      const code = elementOf(await answer.text(), 'Code');
      throw new Error(`The storage service answered ${answer.status} ${code} to ${method} ${url.pathname}`);
    } finally {
      clearTimeout(timer);
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of that name; empty when there is none. */
function elementOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => signs[sign] ?? '');
}
