import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { EntityManager } from '@mikro-orm/core';
import { anonymous, withoutSecrets } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import type { Logger } from '../logging/logger.js';
import type { Telemetry } from '../telemetry/telemetry.js';
import { runInContext, type RequestContext } from './request-context.js';

declare module 'fastify' {
  interface FastifyRequest {
    context?: RequestContext;
    /** The feed position when the call began. */
    feedPosition: number;
  }
}

interface Parts {
  em: EntityManager;
  logger: Logger;
  telemetry: Telemetry;
  /** Whether the process still takes work. */
  lifecycle: { readonly isDraining: boolean };
  /** Where the change feed is now. */
  feedPosition: () => number;
  /** The security headers of every answer. */
  headers: Readonly<Record<string, string>>;
}

/** An id given by a proxy in front is kept, so that its log and the product's can be joined. */
const KNOWN_REQUEST_ID = /^[\w-]{8,64}$/;

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && KNOWN_REQUEST_ID.test(given) ? given : randomUUID();
}

/** Whose answers are for one person and one moment: no cache keeps them. */
const IS_API = /^\/(api|functions|rest)\/v1\//;

const IS_OPERATION = /^\/api\/v1\//;

/**
 * Gives every call its context and unit of work, and writes one log line and one measurement when it is over. Each answer
 * to a GET says the feed position that it includes at least: `X-Seq` (decisions 2.2). The position is taken before the
 * first statement; a refusal has none.
 */
export function addRequestHooks(
  fastify: FastifyInstance,
  { em, logger, telemetry, lifecycle, feedPosition, headers }: Parts,
): void {
  fastify.decorateRequest('feedPosition', 0);
  fastify.addHook('onRequest', (request, reply, done) => {
    request.context = {
      requestId: request.id,
      actor: anonymous,
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
      unitOfWork: unitOfWork(em),
    };
    request.feedPosition = feedPosition();
    void reply.headers(headers).header('x-request-id', request.id);
    if (IS_API.test(request.routeOptions.url ?? '')) void reply.header('cache-control', 'private, no-store');
    if (lifecycle.isDraining) void reply.header('connection', 'close');
    runInContext(request.context, done);
  });
  // reading the body can leave the asynchronous context: enter it again before guards and handler run
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (!request.context || request.body === undefined) {
      done();
      return;
    }
    runInContext(request.context, done);
  });
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    if (request.method === 'GET' && IS_OPERATION.test(request.routeOptions.url ?? ''))
      void reply.header('x-seq', String(request.feedPosition));
    done(null, answer);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // a call that came in through another (functions/v1) was counted there
    if (!isInjection(request.raw)) report(request, reply, logger, telemetry);
    done();
  });
}

/** One for the whole call, made on first use; the flag stops the recursion of making it. */
function unitOfWork(em: EntityManager): NonNullable<RequestContext['unitOfWork']> {
  let own: EntityManager | undefined;
  let isMade = false;
  return () => {
    if (isMade) return own;
    isMade = true;
    own = em.fork({ useContext: true });
    return own;
  };
}

function report(request: FastifyRequest, reply: FastifyReply, logger: Logger, telemetry: Telemetry): void {
  const route = request.routeOptions.url ?? 'none';
  const status = reply.statusCode;
  telemetry.httpDuration.observe({ method: request.method, route, status: String(status) }, reply.elapsedTime / 1_000);
  logger[status >= 500 ? 'error' : isQuiet(route) ? 'debug' : 'info'](
    {
      request_id: request.id,
      method: request.method,
      path: withoutSecrets(request.url.split('?', 1)[0] ?? ''),
      status,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      actor: request.context?.actor.id ?? undefined,
    },
    'call',
  );
}

const isQuiet = (route: string): boolean =>
  route.startsWith('/health') || route.startsWith('/assets') || route === '/metrics';
