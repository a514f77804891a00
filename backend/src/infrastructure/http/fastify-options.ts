import { DomainError } from '@portal/contracts';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';
import { sendProblem } from '../errors/problem.filter.js';
import { toDomainError } from '../errors/problem.js';
import { requestIdOf } from './request-hooks.js';

/** The largest JSON body; routes that take files set their own. */
export const BODY_LIMIT = 256 * 1024;
/** From the first byte to the last: a file of 10 MB over a line of one megabit a second. */
const REQUEST_TIMEOUT = 120_000;
/** Longer than a load balancer keeps its side, so that it never writes to a connection just closed. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/** Fastify's settings: limits, trusted proxies, and the problem body for failures before any route. */
export const fastifyOptions = (config: Config): FastifyServerOptions => ({
  trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  bodyLimit: BODY_LIMIT,
  requestTimeout: REQUEST_TIMEOUT,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  genReqId: requestIdOf,
  frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const known = toDomainError(error);
    sendProblem(request, reply, known.status >= 500 ? new DomainError('not_found') : known);
  },
});
