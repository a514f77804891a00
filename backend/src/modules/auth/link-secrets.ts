import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { limits } from '@portal/contracts';
import { Config } from '../../infrastructure/config/config.js';
import { hashOfCode, hashOfToken, newCode, newToken } from './secrets.js';

const KEPT_SECRETS = 3;

/** What a mail carries; known to its reader only. */
export interface IssuedLink {
  url: string;
  code: string;
}

/** Makes the secrets of a request and keeps their hashes. */
@Injectable()
export class LinkSecrets {
  constructor(private readonly config: Config) {}

  /**
   * A new link and code for a request, good for 10 minutes by the database's clock. Written at once, outside of any
   * transaction: they must be known before their mail can be read. Up to three live side by side, so that a repeat after
   * a lost answer of the mail server leaves both mails working.
   */
  async issue(em: EntityManager, requestId: string): Promise<IssuedLink> {
    const [token, code] = [newToken(), newCode()];
    await em.fork().transactional(async (own) => {
      await own.execute('insert into magic_link_secrets (token_hash, code_hash, request_id) values (?, ?, ?)', [
        hashOfToken(token),
        hashOfCode(this.config.appSecret, requestId, code),
        requestId,
      ]);
      await own.execute(
        `delete from magic_link_secrets where request_id = ? and token_hash not in (
           select token_hash from magic_link_secrets where request_id = ? order by created_at desc limit ${KEPT_SECRETS})`,
        [requestId, requestId],
      );
      await own.execute(
        `update magic_link_requests set expires_at = now() + interval '${limits.signInLinkMinutes} minutes' where id = ?`,
        [requestId],
      );
    });
    // in the fragment, so that it reaches no server's log and no referrer; never built from a header
    return { url: `${this.config.publicUrl}/auth/verify#token=${token}`, code };
  }
}
