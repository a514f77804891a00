import { Injectable } from '@nestjs/common';
import { PROMO_CODE_TRIES, type UserActor } from '@portal/contracts';
import { clientNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';

const TEN_MINUTES = 600;

/** Codes can be guessed, but not often: so many tries of one person, and of one network (decisions, section 5). */
@Injectable()
export class PromoTries {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one try. @throws DomainError `rate_limited` */
  async take(actor: UserActor): Promise<void> {
    await this.limits.consume('promo-code-person', actor.id, PROMO_CODE_TRIES, TEN_MINUTES);
    await this.limits.consume('promo-code-network', clientNetwork(requestContext().ip), PROMO_CODE_TRIES, TEN_MINUTES);
  }
}
