import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that is the same for all callers, in the encodings that clients accept. */
export interface EncodedAnswer {
  etag: string;
  type: string;
  bodies: Record<Encoding, Buffer>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Encodes a body once, to be sent many times.
 * @param quality of brotli, 0 to 11: the highest takes seconds for a megabyte
 */
export async function encodeAnswer(body: Buffer, type: string, quality: number): Promise<EncodedAnswer> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipped(body, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { etag, type, bodies: { br, gzip: gz, identity: body } };
}

/** Sends it in the best encoding that the client accepts; 304 to a client that has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EncodedAnswer,
  { status, cacheControl }: { status: number; cacheControl: string },
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = `${answer.etag.slice(0, -1)}-${encoding}"`;
  void reply.header('cache-control', cacheControl).header('etag', etag);
  if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding');
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    void reply.status(304).send();
    return;
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  void reply.status(status).type(answer.type).send(answer.bodies[encoding]);
}

function acceptedEncoding(header: string | undefined): Encoding {
  if (/\bbr\b/.test(header ?? '')) return 'br';
  return /\bgzip\b/.test(header ?? '') ? 'gzip' : 'identity';
}
