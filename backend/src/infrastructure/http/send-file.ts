import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file to be downloaded. */
export interface Download {
  name: string;
  type: string;
  /** Bytes; null where they are made while they are sent. */
  size: number | null;
  /** A hash of its content, where a browser may keep the file and revalidate it. */
  etag?: string;
  /** A function opens it, only where its reader doesn't have it already. */
  content: Readable | Buffer | (() => Promise<Readable>);
}

const quotable = (name: string): string => name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');

const percentEncoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a download, whose name any browser reads (RFC 6266, RFC 5987). */
export const attachmentDisposition = (name: string): string =>
  `attachment; filename="${quotable(name)}"; filename*=UTF-8''${percentEncoded(name.toWellFormed())}`;

/** The headers of a download that no browser opens as a page of the product, nor keeps. */
export function downloadHeaders(reply: FastifyReply, name: string, type: string): void {
  void reply
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-type', type)
    .header('content-disposition', attachmentDisposition(name));
}

/**
 * Sends a file so that no browser opens it as a page of the product: always a download, without type sniffing, and
 * sandboxed if it is shown all the same. It isn't cached, except one with a hash: the reader's browser may keep that,
 * and gets a 304 while it is unchanged.
 */
export async function sendFile(reply: FastifyReply, { name, type, size, etag, content }: Download): Promise<void> {
  downloadHeaders(reply, name, type);
  if (etag !== undefined) {
    void reply.header('cache-control', 'private, no-cache').header('etag', `"${etag}"`);
    if (hasIt(reply.request.headers['if-none-match'], etag)) {
      await reply.status(304).send();
      return;
    }
  }
  if (size !== null) void reply.header('content-length', size);
  await reply.send(typeof content === 'function' ? await content() : content);
}

const hasIt = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${etag}"`) ?? false;
