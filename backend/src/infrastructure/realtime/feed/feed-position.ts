import type { FastifyInstance } from 'fastify';
import type { Feed } from './feed.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The feed position when the call began. */
    feedPosition: number;
  }
}

const IS_OPERATION = /^\/api\/v1\//;

/**
 * Adds to every answer to a GET the feed position that it includes at least: `X-Seq` (decisions 2.2). The position is
 * taken before the first statement; a refusal has none.
 */
export function addFeedPosition(fastify: FastifyInstance, feed: Pick<Feed, 'position'>): void {
  fastify.decorateRequest('feedPosition', 0);
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.feedPosition = feed.position;
    done();
  });
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    if (request.method === 'GET' && IS_OPERATION.test(request.routeOptions.url ?? ''))
      void reply.header('x-seq', String(request.feedPosition));
    done(null, answer);
  });
}
