import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  dealTransitions,
  DomainError,
  limits,
  type AcceptDeal,
  type CreateTicket,
  type DealChangeRequested,
  type DealView,
  type DeclineDeal,
  type RequestDealChange,
  type UserActor,
  truncate,
} from '@portal/contracts';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { PromoRedemptions } from '../../promo-codes/index.js';
import { ConversationsService } from '../../support-conversation/index.js';
import type { Deal } from '../deal.entity.js';
import { lockDeal, rowOf, viewOf } from '../deal.load.js';
import { agreementOf, termsHashOf } from './deal-agreement.js';
import { DealsService } from '../deals.service.js';
import { PromoTries } from '../promo/promo-validations.service.js';

const HOUR = 3_600;
/** Each opens a ticket, of which every admin is notified. */
const REQUESTS_AN_HOUR = 5;

/** A customer's answers to a deal: accept, decline, request a change (decisions, section 4). */
@Injectable()
export class DealAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly deals: DealsService,
    private readonly promos: PromoRedemptions,
    private readonly tries: PromoTries,
    private readonly limits: RateLimits,
    private readonly conversations: ConversationsService,
  ) {}

  /**
   * Accepts the deal with the terms of the hash that is sent. A promo code is redeemed in the same transaction; the
   * kept terms are those without it (decisions 4.36).
   * @throws DomainError `not_found`; `forbidden` for another customer of the company; `illegal_transition`;
   * `deal.terms_changed`; `stale_version`; the errors of promo codes
   */
  async accept(actor: UserActor, id: string, input: AcceptDeal): Promise<DealView> {
    if (input.promo_code) await this.tries.take(actor);
    return this.em.transactional(async (em) => {
      const deal = await lockOwn(em, actor, id, 'deal.accept', input);
      dealTransitions.assert(deal.currentStatus, 'active', 'anyone');
      const row = await rowOf(em, id);
      if (termsHashOf(row) !== input.terms_hash) throw new DomainError('deal.terms_changed');
      if (input.promo_code) await this.deals.redeem(em, deal, input.promo_code);
      const acceptance = {
        acceptanceMethod: 'portal',
        acceptedAt: new Date(),
        acceptedByName: input.name,
        acceptedBy: actor.id,
        acceptedIp: requestContext().ip,
        acceptedTerms: agreementOf(row),
      } as const;
      deal.accept(acceptance, 'anyone', await businessDay(em));
      return viewOf(em, actor, id);
    });
  }

  /** The customer's no. @throws DomainError `not_found`; `forbidden`; `illegal_transition`; `stale_version` */
  decline(actor: UserActor, id: string, input: DeclineDeal): Promise<DealView> {
    return this.em.transactional(async (em) => {
      const deal = await lockOwn(em, actor, id, 'deal.decline', input);
      deal.decline(input.reason ?? null, 'anyone');
      await this.promos.release(em, id);
      return viewOf(em, actor, id);
    });
  }

  /**
   * Requests a pause, resumption or cancellation in a support ticket; the deal doesn't change (decisions 4.42).
   * @throws DomainError `not_found`; `forbidden`; `deal.nothing_to_change`; `rate_limited` after five in an hour
   */
  async requestChange(actor: UserActor, id: string, input: RequestDealChange): Promise<DealChangeRequested> {
    await this.limits.consume('deal-request', actor.id, REQUESTS_AN_HOUR, HOUR);
    return this.em.transactional(async (em) => {
      const deal = await lockOwn(em, actor, id, 'deal.request_change');
      deal.requestChange(input);
      const { ticket } = await this.conversations.openWithin(em, actor, ticketOf(deal, input));
      return {
        message: `Thank you. We have your request to ${input.wish} ${deal.number} and answer in the ticket ${ticket.number}.`,
        ticket_id: ticket.id,
      };
    });
  }
}

const WISHES = { pause: 'Pause', cancel: 'Cancel', resume: 'Resume' } as const;

const ticketOf = (deal: Deal, { wish, message }: RequestDealChange): CreateTicket => ({
  title: truncate(`${WISHES[wish]} ${deal.number}: ${deal.title}`, limits.title),
  description: message || `Please ${wish} this deal.`,
  category: 'contract',
  priority: 'medium',
  deal_id: deal.id,
});

/** A deal of the actor's own, for a change. @throws DomainError `not_found`; `forbidden`; `stale_version` */
async function lockOwn(
  em: EntityManager,
  actor: UserActor,
  id: string,
  permission: 'deal.accept' | 'deal.decline' | 'deal.request_change',
  sent: { version?: number | undefined } = {},
): Promise<Deal> {
  const deal = await lockDeal(em, actor, id, sent);
  authorize(actor, permission, { customer_id: deal.customerId, company_id: null });
  return deal;
}
