import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Serves the API's document at /api/openapi.json: written once, and not sent again to those who have it (ETag). */
export function serveDocument(fastify: FastifyInstance, document: object): void {
  const body = Buffer.from(JSON.stringify(document));
  const etag = `"${hash('sha256', body, 'base64url')}"`;
  fastify.get('/api/openapi.json', (request, reply) => {
    void reply.headers({ etag, 'cache-control': 'public, no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
