import { createHash } from 'node:crypto';
import { type CallHandler, Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom } from 'rxjs';
import { IdempotencyStore, type KeyedRequest } from './idempotency.store.js';
import { requestContext } from './request-context.js';

const METHODS = new Set(['POST', 'PUT', 'DELETE']);

/** Whether calls to this operation may carry an Idempotency-Key; signing in is never replayed. */
export const takesIdempotencyKey = (method: string, path: string): boolean =>
  METHODS.has(method) && !/^(\/api\/v1)?\/auth(\/|$)/.test(path);

/** Makes idempotency of one call safe: opens the effect's transaction and keeps the answer in it. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly store: IdempotencyStore) {}

  /**
   * The call that a request makes under its key; undefined where it has none, or can't have one.
   * @throws DomainError `invalid` for a key that can't be one
   */
  keyedRequestOf({ method, url, headers, body }: FastifyRequest): KeyedRequest | undefined {
    const key = headers['idempotency-key'];
    if (key === undefined || !takesIdempotencyKey(method, url)) return undefined;
    return { caller: callerOf(), key: checkedKey(key), route: `${method} ${url}`, bodyHash: hashOf(body) };
  }

  /** What the call answers, now or when it was made first. @throws DomainError as {@link IdempotencyStore.once} */
  async execute(call: KeyedRequest, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    const { body, replayed } = await this.store.once(call, async () => ({
      body: await lastValueFrom<unknown>(next.handle()),
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
