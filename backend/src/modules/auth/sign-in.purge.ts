import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { EXPIRES_AT } from './sessions/session-limits.js';

/** A sign-in that is over leaves no trace for long. */
@Injectable()
export class SignInPurge {
  /** Sessions are kept for a day after they ended or expired. */
  @Nightly('purge-sessions')
  async sessions(em: EntityManager): Promise<number> {
    const ended = `select id from sessions where ended_at < now() - interval '1 day'`;
    const expired = `select s.id from sessions s join users u on u.id = s.user_id where ${EXPIRES_AT} < now() - interval '1 day'`;
    return (await purgeRows(em, 'sessions', ended)) + (await purgeRows(em, 'sessions', expired));
  }

  /** Hashes of old links are kept for "Send a new link", then they go (decisions, section 3). */
  @Nightly('purge-sign-in-links')
  links(em: EntityManager): Promise<number> {
    const old = `select id from magic_link_requests where requested_at < now() - interval '30 days'`;
    return purgeRows(em, 'magic_link_requests', old);
  }
}
