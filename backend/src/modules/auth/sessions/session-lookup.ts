import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { fixedStatement } from '../../../infrastructure/database/fixed-statement.js';
import { SessionAuthenticator } from '../../../infrastructure/auth/session-authenticator.js';
import { hashOfToken } from '../secrets.js';
import { IS_LIVE } from './session-limits.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';

type Found = Omit<UserActor, 'kind'> & { is_stale: boolean };

/** One statement by primary keys, run on every call, so that an ended session is refused at once. */
const lookUp = fixedStatement(
  ({ hash }: { hash: string }) => sql<Found>`
    select s.id as "sessionId", u.id, u.role, u.company_id as "companyId", u.contact_flags as "contactFlags",
      s.last_seen_at < now() - interval '1 minute' as is_stale
    from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    where t.token_hash = ${hash} and (t.valid_until is null or t.valid_until > now()) and ${sql.raw(IS_LIVE)}`,
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
    const live = await idsOf(
      this.em.fork(),
      `select s.id from sessions s join users u on u.id = s.user_id where s.id = any(?::uuid[]) and ${IS_LIVE}`,
      [`{${sessionIds.join(',')}}`],
    );
    return new Set(live);
  }

  /** At most once a minute, so that reading stays reading. */
  private async touch({ sessionId, id }: Found): Promise<void> {
    await this.em.fork().execute(
      `with seen as (update sessions set last_seen_at = now() where id = ?)
       update users set last_seen_at = now() where id = ?`,
      [sessionId, id],
    );
  }
}
