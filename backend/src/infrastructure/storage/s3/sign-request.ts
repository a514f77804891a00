import { createHash, createHmac } from 'node:crypto';

/** Who calls an S3 service, and in which region its bucket lies. */
export interface S3Credentials {
  accessKey: string;
  secretKey: string;
  region: string;
}

interface Unsigned {
  method: string;
  /** As `s3Url` writes it: every character of path and query that isn't plain is percent-encoded. */
  url: URL;
  /** In lower case. */
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hexadecimal digits. */
  bodyHash: string;
  at: Date;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const byName = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What goes with a call that has no body. */
export const EMPTY_BODY_HASH = sha256('');

/** Signs a call for an S3 service (AWS Signature Version 4); answers the headers to send with it. */
export function signRequest(
  { method, url, headers = {}, bodyHash, at }: Unsigned,
  { accessKey, secretKey, region }: S3Credentials,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host }).sort(byName);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}`);
  const request = [method, url.pathname, url.search.slice(1), ...lines, '', names, bodyHash].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  const signature = hmac(key, [ALGORITHM, time, scope.join('/'), sha256(request)].join('\n')).toString('hex');
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${accessKey}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The address of a call, written as its signature needs it. */
export function s3Url(origin: string, path: readonly string[], query: Readonly<Record<string, string>> = {}): URL {
  const search = Object.entries(query)
    .sort(byName)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return new URL(`${origin}/${path.map(encode).join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`);
}
