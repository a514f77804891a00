import { Injectable } from '@nestjs/common';
import { Config } from '../../infrastructure/config/config.js';
import { clientNetwork } from '../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../infrastructure/http/limits/rate-limits.js';
import { keyed } from './secrets.js';

const HOUR = 3_600;

/** Where a request for a mail comes from. */
export interface Requester {
  ip: string | null;
  /** Set when this browser has signed in with the address before. */
  browser: string | null;
}

/** Limits of requests for sign-in mails, the same for known and unknown addresses (decisions, section 3). */
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
}
