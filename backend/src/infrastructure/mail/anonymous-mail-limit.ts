import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Config } from '../config/config.js';
import { acquireAdvisoryLock } from '../database/advisory-lock.js';
import { kysely } from '../database/read-kit.js';
import { Nightly, rowsOf } from '../schedule/index.js';

/** Why such a mail isn't sent. */
export const TOO_MANY_FOR_ADDRESS = 'too many mails to this address that strangers caused';

/**
 * Limits all mails that anonymous visitors can cause to one address in an hour (decisions 3.10). It is counted in the
 * database, in the transaction that creates the mail, so that it holds over all processes, in parallel and without
 * Redis.
 */
@Injectable()
export class AnonymousMailLimit {
  constructor(private readonly config: Config) {}

  /**
   * Counts one mail to the address, in its one spelling, unless the limit is reached.
   * @returns 0, or the seconds until another mail may be sent
   */
  async take(em: EntityManager, address: string): Promise<number> {
    await acquireAdvisoryLock(em, `anonymous mail to ${address}`);
    const hash = createHmac('sha256', this.config.appSecret).update(`anonymous mail to ${address}`).digest('hex');
    const { count, wait } = await kysely(em)
      .selectFrom('anonymous_mails')
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<number | null>`ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::int`.as('wait'))
      .where('address_hash', '=', hash)
      .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    if (count >= this.config.limits.signInStrangersPerAddressHour) return Math.max(1, wait ?? 1);
    await em.execute('insert into anonymous_mails (address_hash) values (?)', [hash]);
    return 0;
  }

  /** Forgets mails that no longer count. */
  @Nightly('purge-anonymous-mails')
  purge(em: EntityManager): Promise<number> {
    return rowsOf(em, `delete from anonymous_mails where created_at < now() - interval '1 hour'`);
  }
}
