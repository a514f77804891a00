import type { FastifyInstance } from 'fastify';

/** JSON is the only body the API reads; one that would reach a prototype is refused. An empty body is none. */
export function readJsonBodiesOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}
