import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { IdempotencyStore } from './idempotency.store.js';
import { operationOf } from './operation.decorator.js';
import { requestContext } from './request-context.js';

const METHODS = new Set(['POST', 'PUT', 'DELETE']);

/** Whether calls to this operation may carry an Idempotency-Key; signing in is never replayed. */
export const takesIdempotencyKey = (method: string, path: string): boolean =>
  METHODS.has(method) && !/^(\/api\/v1)?\/auth(\/|$)/.test(path);

/** Makes repeats of one call safe: opens the effect's transaction and keeps the answer in it. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly store: IdempotencyStore) {}

  /** A call that carries a key is done once; all others are done. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (!operationOf(context.getHandler())) return next.handle();
    const http = context.switchToHttp();
    const { method, url, headers, body } = http.getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    if (key === undefined || !takesIdempotencyKey(method, url)) return next.handle();
    const reply = http.getResponse<FastifyReply>();
    const call = { caller: callerOf(), key: checkedKey(key), route: `${method} ${url}`, bodyHash: hashOf(body) };
    const answer = await this.store.once(call, async () => ({
      body: await lastValueFrom<unknown>(next.handle()),
      status: reply.statusCode,
    }));
    if (answer.replayed) void reply.header('idempotency-replayed', 'true');
    return of(answer.body);
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
