import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { sqlStateOf } from '../errors/problem.js';
import { Nightly, rowsOf } from '../schedule/index.js';

/** A call that may be repeated: who, under which key, asking for what. */
export interface KeyedRequest {
  caller: string;
  key: string;
  route: string;
  bodyHash: string;
}

export interface StoredAnswer {
  status: number;
  body: unknown;
}

interface KeyRow {
  route: string;
  body_hash: string;
  status: number | null;
  answer: unknown;
}

const LOCK_NOT_AVAILABLE = '55P03';
/** How long a repeat waits while the first call runs, in milliseconds. */
const REPEAT_WAIT = 5_000;

/** Keeps the answer of a call in the transaction of its effect, for 24 hours (decisions, section 2). */
@Injectable()
export class IdempotencyStore {
  constructor(private readonly em: EntityManager) {}

  /**
   * Runs `work` once per caller and key; a repeat gets the first answer. A failing `work` leaves the key free,
   * since its row goes with the transaction. A repeat of a running call waits at the unique index.
   * @throws DomainError `in_progress` when the first call takes too long; `idempotency_mismatch` for another request
   */
  once(call: KeyedRequest, work: () => Promise<StoredAnswer>): Promise<StoredAnswer & { replayed: boolean }> {
    return this.em.transactional(async (em) => {
      if (!(await this.claim(em, call))) return { ...(await this.replay(em, call)), replayed: true };
      const answer = await work();
      await em.execute('update idempotency_keys set status = ?, answer = ?::jsonb where caller = ? and key = ?', [
        answer.status,
        JSON.stringify(answer.body ?? null),
        call.caller,
        call.key,
      ]);
      return { ...answer, replayed: false };
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

  private async replay(em: EntityManager, { caller, key, route, bodyHash }: KeyedRequest): Promise<StoredAnswer> {
    const [row] = await em.execute<KeyRow[]>(
      'select route, body_hash, status, answer from idempotency_keys where caller = ? and key = ?',
      [caller, key],
    );
    if (!row || row.status === null) throw new DomainError('in_progress', {}, { retryAfter: 1 });
    if (row.route !== route || row.body_hash !== bodyHash) throw new DomainError('idempotency_mismatch');
    return { status: row.status, body: row.answer };
  }
}
