import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { Config } from '../../infrastructure/config/config.js';
import { takeTurns } from '../../infrastructure/database/advisory-lock.js';
import { clientNetwork } from '../../infrastructure/http/client-network.js';
import { RateLimits } from '../../infrastructure/http/rate-limits.js';
import { keyed } from './secrets.js';

const HOUR = 3_600;

/** Who asks for a mail. */
export interface Requester {
  ip: string | null;
  /** Set when this browser has signed in with the address before. */
  browser: string | null;
}

/** How many sign-in mails may be asked for; the same for known and unknown addresses (decisions, section 3). */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /** Per address and requester, and per network. @throws DomainError `rate_limited` */
  async consume(email: string, { ip, browser }: Requester): Promise<void> {
    const network = clientNetwork(ip);
    const key = keyed(this.config.appSecret, `${email} ${browser ?? network}`);
    if (browser === null) await this.limits.consume('sign-in-ip', network, this.config.limits.signInPerIpHour, HOUR);
    for (const { points, perSeconds } of this.config.limits.signInPerAddress) {
      await this.limits.consume('sign-in-address', key, points, perSeconds);
    }
  }

  /**
   * Never more than so many mails an hour to one address from all strangers together, whether they asked for a link or
   * typed the address into the public form, whose answer welcomes with a link. Counted in the database, in the
   * transaction that owes the mail, so it holds over all processes and without Redis.
   * @throws DomainError `rate_limited`
   */
  async assertStrangersWithinBounds(em: EntityManager, email: string): Promise<void> {
    await takeTurns(em, `sign-in mail to ${email}`);
    const [asked] = await em.execute<{ count: number; wait: number | null }[]>(
      `select count(*)::int as count, ceil(extract(epoch from min(requested_at) + interval '1 hour' - now()))::int as wait
       from magic_link_requests
       where email = ? and (origin = 'welcome' or (origin = 'request' and not known_browser)) and requested_at > now() - interval '1 hour'`,
      [email],
    );
    if ((asked?.count ?? 0) < this.config.limits.signInStrangersPerAddressHour) return;
    throw new DomainError('rate_limited', {}, { retryAfter: Math.max(1, asked?.wait ?? HOUR) });
  }
}
