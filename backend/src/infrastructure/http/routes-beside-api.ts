import type { FastifyInstance } from 'fastify';

/** Routes of a module that are no operations of the API; found among the providers of an api process when it starts. */
export abstract class RoutesBesideApi {
  abstract addTo(fastify: FastifyInstance): Promise<void>;
}
