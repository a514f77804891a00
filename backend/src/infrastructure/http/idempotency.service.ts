import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type CallHandler } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { lastValueFrom } from 'rxjs';
import { kysely } from '../database/read-kit.js';
import { sqlStateOf } from '../errors/problem.js';
import { refuse } from '../errors/refuse.js';
import { Nightly, rowsOf } from '../schedule/index.js';
import { requestContext } from './request-context.js';

const METHODS = new Set(['POST', 'PUT', 'DELETE']);

/** Whether calls to this operation may carry an Idempotency-Key; signing in is never replayed. */
export const takesIdempotencyKey = (method: string, path: string): boolean =>
  METHODS.has(method) && !/^(\/api\/v1)?\/auth(\/|$)/.test(path);

/** A call that may be repeated: who, under which key, asking for what. */
interface KeyedRequest {
  caller: string;
  key: string;
  route: string;
  bodyHash: string;
}

const LOCK_NOT_AVAILABLE = '55P03';
/** How long a repeat waits while the first call runs, in milliseconds. */
const REPEAT_WAIT = 5_000;

/**
 * Keeps the answer of a call in the transaction of its effect, for 24 hours, and gives it to repeats of the call
 * (decisions, section 2).
 */
@Injectable()
export class IdempotencyService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The call that a request makes under its key; undefined where it has none, or can't have one.
   * @throws DomainError `invalid` for a key that can't be one
   */
  keyedRequestOf({ method, url, headers, body }: FastifyRequest): KeyedRequest | undefined {
    const key = headers['idempotency-key'];
    if (key === undefined || !takesIdempotencyKey(method, url)) return undefined;
    return { caller: callerOf(), key: checkedKey(key), route: `${method} ${url}`, bodyHash: hashOf(body) };
  }

  /**
   * What the call answers, now or when it was made first. A failing call leaves the key free, since its row goes with the
   * transaction. A repeat of a running call waits at the unique index.
   * @throws DomainError `in_progress` when the first call takes too long; `idempotency_mismatch` for another request
   */
  execute(call: KeyedRequest, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    return this.em.transactional(async (em) => {
      if (!(await this.claim(em, call))) {
        const body = await this.replay(em, call);
        void reply.header('idempotency-replayed', 'true');
        return body;
      }
      const body = await lastValueFrom<unknown>(next.handle());
      await em.execute('update idempotency_keys set status = ?, answer = ?::jsonb where caller = ? and key = ?', [
        reply.statusCode,
        JSON.stringify(body ?? null),
        call.caller,
        call.key,
      ]);
      return body;
    });
  }

  /** Deletes keys older than 24 hours. */
  @Nightly('purge-idempotency-keys')
  purge(em: EntityManager): Promise<number> {
    return rowsOf(em, `delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  }

  private async claim(em: EntityManager, { caller, key, route, bodyHash }: KeyedRequest): Promise<boolean> {
    await em.execute(`set local lock_timeout = ${REPEAT_WAIT}`);
    const rows = await em
      .execute<unknown[]>(
        `insert into idempotency_keys as k (caller, key, route, body_hash) values (?, ?, ?, ?)
         on conflict (caller, key) do update
           set route = excluded.route, body_hash = excluded.body_hash, status = null, answer = null, created_at = now()
           where k.created_at < now() - interval '24 hours'
         returning 1`,
        [caller, key, route, bodyHash],
      )
      .catch((error: unknown) => {
        if (sqlStateOf(error) === LOCK_NOT_AVAILABLE) throw new DomainError('in_progress', {}, { retryAfter: 1 });
        throw error;
      });
    await em.execute('set local lock_timeout = 0');
    return rows.length > 0;
  }

  private async replay(em: EntityManager, { caller, key, route, bodyHash }: KeyedRequest): Promise<unknown> {
    const row = await kysely(em)
      .selectFrom('idempotency_keys')
      .select(['route', 'body_hash', 'status', 'answer'])
      .where((eb) => eb.and({ caller, key }))
      .executeTakeFirst();
    if (!row || row.status === null) throw new DomainError('in_progress', {}, { retryAfter: 1 });
    if (row.route !== route || row.body_hash !== bodyHash) throw new DomainError('idempotency_mismatch');
    return row.answer;
  }
}

function checkedKey(key: string | string[]): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  return refuse('Idempotency-Key', '1 to 255 visible ASCII characters');
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
