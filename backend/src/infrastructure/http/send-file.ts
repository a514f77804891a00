import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file to be downloaded. */
export interface Download {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

const quotable = (name: string): string => name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');

const percentEncoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a download, whose name any browser reads (RFC 6266, RFC 5987). */
export const attachmentDisposition = (name: string): string =>
  `attachment; filename="${quotable(name)}"; filename*=UTF-8''${percentEncoded(name.toWellFormed())}`;

/**
 * Sends a file so that no browser ever opens it as one of our pages: always a download, its type never guessed, without
 * any rights should somebody show it after all, and kept by no cache.
 */
export async function sendFile(reply: FastifyReply, { name, type, size, content }: Download): Promise<void> {
  await reply
    .header('content-type', type)
    .header('content-length', size)
    .header('content-disposition', attachmentDisposition(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(content);
}
