import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdempotencyStore } from './idempotency.store.js';
import { operationOf } from './operation.decorator.js';
import { requestContext } from './request-context.js';

const METHODS = new Set(['POST', 'PUT', 'DELETE']);

/** Whether calls to this operation may carry an Idempotency-Key; signing in is never replayed. */
export const takesIdempotencyKey = (method: string, path: string): boolean =>
  METHODS.has(method) && !/^(\/api\/v1)?\/auth(\/|$)/.test(path);

/** Makes repeats of one call safe: opens the effect's transaction and keeps the answer in it. */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  constructor(private readonly store: IdempotencyStore) {}

  /** Lets everybody pass; a call that carries a key is done once. */
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http' || !operationOf(context.getHandler())) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !takesIdempotencyKey(request.method, request.url)) return true;
    const known = checkedKey(key);
    requestContext().once = (work) => this.once(known, request, http.getResponse<FastifyReply>(), work);
    return true;
  }

  private async once(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const call = { caller: callerOf(), key, route: `${request.method} ${request.url}`, bodyHash: hashOf(request.body) };
    const { body, replayed } = await this.store.once(call, async () => ({
      body: await work(),
      status: reply.statusCode,
    }));
    if (replayed) void reply.header('idempotency-replayed', 'true');
    return body;
  }
}

function checkedKey(key: string | string[]): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new DomainError(
    'invalid',
    {},
    { details: [{ path: 'Idempotency-Key', message: '1 to 255 visible ASCII characters' }] },
  );
}

/** Whose key it is: another caller's never matches. */
function callerOf(): string {
  const { actor, ip } = requestContext();
  return actor.kind === 'user' ? actor.id : `anonymous:${ip ?? ''}`;
}

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
