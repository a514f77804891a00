import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { Config } from '../../../infrastructure/config/config.js';
import { clientNetwork, isInNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import type { KnownUser } from '../../users/index.js';
import type { ReadMail } from '../thread/mail-thread.js';
import type { SenderVerdict } from '../receiver/proof/sender-verdict.js';
import { refusals } from '../receiver/smtp-refusal.js';

/** Mails of one sender in ten minutes. */
const MAX_MAILS_OF_SENDER = 5;
/** A person's mails in an hour, of a proven user: as many messages as a customer may write on the screens by default. */
const MAX_MAILS_OF_USER = 30;
/** Mails that become no message, of one client's network in an hour. */
const MAX_MAILS_OF_STRANGERS = 60;
const HOUR_SECONDS = 3_600;

/** What is known of a mail's sender. */
interface SenderOfMail {
  mail: Pick<ReadMail, 'fromAddress' | 'kind'>;
  verdict: Pick<SenderVerdict, 'isProven'>;
  sender: KnownUser | null;
}

/** How many mails are taken, by who sent them (decisions 4.84). */
@Injectable()
export class SenderLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /**
   * Two machines that answer each other never end by themselves, so a machine's mail above the limit is refused for
   * good; a person's is taken later. What a proven user writes is counted apart, up to a higher limit.
   * @throws SmtpRefusal `tooOften`, `loop`
   */
  async assertNotTooOften(em: EntityManager, { mail, verdict, sender }: SenderOfMail): Promise<void> {
    const isUsers = mail.kind === 'message' && verdict.isProven && sender !== null && sender.status !== 'suspended';
    const usersMails = `(kind = 'message' and is_proven and user_id is not null)`;
    const [row] = await em.execute<[{ count: number }]>(
      `select count(*)::int as count from inbound_mails
       where from_address = ? and is_proven = ? and ${isUsers ? usersMails : `not ${usersMails}`}
         and created_at > now() - interval '${isUsers ? '1 hour' : '10 minutes'}'`,
      [mail.fromAddress, verdict.isProven],
    );
    if (row.count < (isUsers ? MAX_MAILS_OF_USER : MAX_MAILS_OF_SENDER)) return;
    throw mail.kind === 'message' ? refusals.tooOften() : refusals.loop();
  }

  /** Each mail of a stranger takes an admin's time and some of the disk. @throws SmtpRefusal `tooManyStrangers` */
  async limitStrangers(ip: string): Promise<void> {
    if (isInNetwork(ip, this.config.inbound?.relays ?? [])) return;
    try {
      await this.limits.consume('inbound-mail', clientNetwork(ip), MAX_MAILS_OF_STRANGERS, HOUR_SECONDS);
    } catch (error) {
      throw error instanceof DomainError && error.code === 'rate_limited' ? refusals.tooManyStrangers() : error;
    }
  }
}
