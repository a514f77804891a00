import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { v7 as uuid } from 'uuid';
import { Config } from '../../../infrastructure/config/config.js';
import { clientNetwork, isInNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { rowsOf } from '../../../infrastructure/schedule/index.js';
import type { ReadMail } from '../thread/mail-thread.js';
import type { Envelope, SenderVerdict } from '../receiver/proof/sender-verdict.js';
import type { SmtpRefusal } from '../receiver/smtp-refusal.js';

/** Mails noted in an hour, of one client's network; of one sender where a relay passes them on. */
const MAX_NOTES = 60;
const HOUR_SECONDS = 3_600;

/** A mail that was refused. */
interface RefusedMail {
  mail: Pick<ReadMail, 'messageId' | 'fromAddress' | 'subject'>;
  verdict: Pick<SenderVerdict, 'isProven'>;
  envelope: Pick<Envelope, 'ip'>;
}

/** Notes the mails that were above a limit of senders, so that admins see them (decisions 4.84). */
@Injectable()
export class RefusedMails {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /** Notes a mail that a limit kept out, once for all attempts of its server; other refusals are not noted. */
  async note({ mail, verdict, envelope }: RefusedMail, { limit }: SmtpRefusal): Promise<void> {
    if (limit === null) return;
    const em = this.em.fork();
    const again = await rowsOf(
      em,
      `update refused_mails set refused_at = now(), attempts = attempts + 1, reason = ?
       where message_id = ? and from_address = ?`,
      [limit, mail.messageId, mail.fromAddress],
    );
    if (again > 0 || !(await this.isNoted(envelope.ip, mail.fromAddress))) return;
    await rowsOf(
      em,
      `insert into refused_mails
         (id, created_at, refused_at, message_id, from_address, is_proven, subject, reason, attempts)
       values (?, now(), now(), ?, ?, ?, ?, ?, 1)
       on conflict (message_id, from_address) do update set refused_at = now(), attempts = refused_mails.attempts + 1`,
      [uuid(), mail.messageId, mail.fromAddress, verdict.isProven, mail.subject, limit],
    );
  }

  /** Strangers can write these rows, so they are bounded. */
  private async isNoted(ip: string, fromAddress: string): Promise<boolean> {
    const isRelay = isInNetwork(ip, this.config.inbound?.relays ?? []);
    try {
      await this.limits.consume('refused-mail', isRelay ? fromAddress : clientNetwork(ip), MAX_NOTES, HOUR_SECONDS);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'rate_limited') return false;
      throw error;
    }
  }
}
