import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  consultationTypeOf,
  DomainError,
  splitName,
  type FormToken,
  type PublicConsultation,
  type PublicConsultationReceived,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Config } from '../../../infrastructure/config/config.js';
import { clientNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { Accounts } from '../../users/index.js';
import { Consultation } from '../consultation.entity.js';
import { issueFormToken, readFormToken, issueSlotHoldToken } from './form-token.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A form sent again after a lost answer is welcome; a form sent a hundred times is a machine. */
const USES_OF_A_FORM = 3;
/** An office behind one address may send so many times more forms than calls without one. */
const FORMS_PER_CALL = 6;
const DEFAULT_TITLE = 'General consultation';

/** Accepts requests of visitors and enforces the bot limits (decisions 3.11). */
@Injectable()
export class PublicConsultationService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly accounts: Accounts,
  ) {}

  /** Called by the product's form when it opens. */
  openForm(): FormToken {
    return { form_token: issueFormToken(this.config.appSecret) };
  }

  /**
   * Stores a visitor's request. A new address gets a profile `invited`; a known one only gets the request. The answer
   * is the same for both, and for a filled trap field.
   * @throws DomainError `rate_limited`; `consultation.too_fast` under three seconds after opening the form
   */
  async submit(ip: string | null, input: PublicConsultation): Promise<PublicConsultationReceived> {
    await this.enforceBotLimits(ip, input.form_token);
    if (input.website) return this.received(await this.nextReference(), uuidv7());
    return this.em.transactional(async (em) => {
      const { name, email, phone, company } = input;
      const newcomer = { email, ...splitName(name), phone, company_name: company };
      const { user, isNew } = await this.accounts.findOrInvite(em, newcomer, 'public_consultation');
      const title = input.title || DEFAULT_TITLE;
      const consultation = Consultation.request(
        {
          title,
          source_page: input.source_page,
          description: input.needs,
          consultation_type: input.consultation_type ?? consultationTypeOf(title),
          urgency: 'medium',
          preferred_contact_method: 'email',
        },
        { customerId: user.id, name, email, phone, company: company ?? null },
        'public',
        isNew,
      );
      await em.persist(consultation).flush();
      return this.received(consultation.reference, consultation.id);
    });
  }

  private received(reference: string, consultationId: string): PublicConsultationReceived {
    return {
      message: 'Thank you. We have your request and will contact you within 24 hours.',
      reference,
      slot_hold_token: issueSlotHoldToken(consultationId, this.config.appSecret),
    };
  }

  private async enforceBotLimits(ip: string | null, token: string | undefined): Promise<void> {
    const visit = readFormToken(token, this.config.appSecret);
    if (visit.kind === 'too_fast') throw new DomainError('consultation.too_fast', {}, { retryAfter: 3 });
    const network = clientNetwork(ip);
    const allowed = this.config.limits.publicFormPerIpHour;
    if (visit.kind === 'unknown') {
      await this.limits.consume('consultation-ip', network, allowed, HOUR);
      return;
    }
    // forms are handed out freely, so a machine that waits three seconds has as many as it likes
    await this.limits.consume('consultation-form-ip', network, allowed * FORMS_PER_CALL, HOUR);
    await this.limits.consume('consultation-form', visit.nonce, USES_OF_A_FORM, DAY);
  }

  /** Gaps in the references don't matter, so a refused machine gets a real-looking one. */
  private async nextReference(): Promise<string> {
    const [next] = await this.em.execute<[{ reference: string }]>('select next_consultation_reference() as reference');
    return next.reference;
  }
}
