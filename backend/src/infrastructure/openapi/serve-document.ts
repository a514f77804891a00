import type { FastifyInstance } from 'fastify';
import { encodeAnswer, type EncodedAnswer, sendEncoded } from '../http/bodies/encoded-answer.js';

/** Of brotli: 2 MB become 80 KB within a tenth of a second. */
const QUALITY = 5;

/** Serves the API's document at /api/openapi.json: written and compressed once, not sent again to those who have it (ETag). */
export function serveDocument(fastify: FastifyInstance, document: () => object): void {
  let encoded: Promise<EncodedAnswer> | undefined;
  fastify.get('/api/openapi.json', async (request, reply) => {
    encoded ??= encodeAnswer(Buffer.from(JSON.stringify(document())), 'application/json; charset=utf-8', QUALITY);
    sendEncoded(request, reply, await encoded, { status: 200, cacheControl: 'public, no-cache' });
    return reply;
  });
}
