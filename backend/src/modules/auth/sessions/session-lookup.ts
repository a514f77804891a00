import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { hashOfToken } from '../../../infrastructure/auth/session-token.js';
import { fixedStatement } from '../../../infrastructure/database/fixed-statement.js';
import { SessionAuthenticator } from '../../../infrastructure/auth/session-authenticator.js';
import { liveSessions } from './session-limits.js';
import { anyOf } from '../../../infrastructure/database/read-kit.js';

/** One statement by primary keys, run on every call, so that an ended session is refused at once. */
const lookUp = fixedStatement(({ hash }: { hash: string }, building) =>
  liveSessions(building)
    .innerJoin('session_tokens as t', 't.session_id', 's.id')
    .select(['s.id as sessionId', 'u.id', 'u.role', 'u.company_id as companyId', 'u.contact_flags as contactFlags'])
    .select(sql<boolean>`s.last_seen_at < now() - interval '1 minute'`.as('is_stale'))
    .where('t.token_hash', '=', hash)
    .where(sql<boolean>`(t.valid_until is null or t.valid_until > now())`),
);

/** From a session's token to its person. */
@Injectable()
export class SessionLookup extends SessionAuthenticator {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async authenticate(token: string): Promise<UserActor | null> {
    const [found] = await lookUp(this.em, { hash: hashOfToken(token) });
    if (!found) return null;
    const { is_stale, ...person } = found;
    if (is_stale) await this.touch(found);
    return { kind: 'user', ...person };
  }

  async liveAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const among = liveSessions(this.em.fork()).where('s.id', '=', anyOf(sessionIds));
    const live = await among.select('s.id').execute();
    return new Set(live.map(({ id }) => id));
  }

  /** At most once a minute, so that reading stays reading. */
  private async touch({ sessionId, id }: Pick<UserActor, 'sessionId' | 'id'>): Promise<void> {
    await this.em.fork().execute(
      `with seen as (update sessions set last_seen_at = now() where id = ?)
       update users set last_seen_at = now() where id = ?`,
      [sessionId, id],
    );
  }
}
