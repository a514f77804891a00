import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Config } from '../../../infrastructure/config/config.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { clientNetwork, isInNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { rowsOf } from '../../../infrastructure/schedule/index.js';
import type { ReadMail } from '../worker-thread/mail-thread.js';
import type { Envelope, SenderVerdict } from './proof/sender-verdict.js';
import { refusals, type SmtpRefusal } from './smtp-refusal.js';

/** A machine's mails of one address in ten minutes. */
const MAX_AUTOMATIC_MAILS = 5;
/** Mails of one address in an hour that a person may have written: no person writes as many. */
const MAX_MAILS_OF_PERSON = 200;
/** Mails that become no message, of one client's network in an hour: a machine's, and those of persons. */
const MAX_OF_NETWORK = { automatic: 60, message: 1_000 } as const;
/** Mails noted in an hour, of one client's network; of one sender where a relay passes them on. */
const MAX_NOTES = 60;
const HOUR_SECONDS = 3_600;

/** What is known of a mail's sender. */
interface SenderOfMail {
  mail: Pick<ReadMail, 'fromAddress' | 'kind'>;
  verdict: Pick<SenderVerdict, 'isProven'>;
}

/** A mail that was refused. */
interface RefusedMail {
  mail: Pick<ReadMail, 'messageId' | 'fromAddress' | 'subject'>;
  verdict: Pick<SenderVerdict, 'isProven'>;
  envelope: Pick<Envelope, 'ip'>;
}

/** How many mails are taken, by who sent them (decisions 4.84). What is above is noted, so that admins see it. */
@Injectable()
export class SenderLimits {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /**
   * Two machines that answer each other never end by themselves, so a machine's mail above the limit is refused for
   * good. A person's mail is held back only where an address sends more than any person writes.
   * @throws SmtpRefusal `tooOften`, `loop`
   */
  async assertNotTooOften(em: EntityManager, { mail, verdict }: SenderOfMail): Promise<void> {
    const isPersons = mail.kind === 'message';
    const { count } = await kysely(em)
      .selectFrom('inbound_mails')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('from_address', '=', mail.fromAddress)
      .where('is_proven', '=', verdict.isProven)
      .where('kind', isPersons ? '=' : '<>', 'message')
      .where('created_at', '>', sql<string>`now() - interval ${sql.lit(isPersons ? '1 hour' : '10 minutes')}`)
      .executeTakeFirstOrThrow();
    if (count < (isPersons ? MAX_MAILS_OF_PERSON : MAX_AUTOMATIC_MAILS)) return;
    throw isPersons ? refusals.tooOften() : refusals.loop();
  }

  /** Each mail of a stranger takes an admin's time and some of the disk. @throws SmtpRefusal `tooManyStrangers` */
  async limitStrangers(ip: string, { kind }: Pick<ReadMail, 'kind'>): Promise<void> {
    if (this.isRelay(ip)) return;
    const of = kind === 'message' ? 'message' : 'automatic';
    const isWithin = await this.consume(`inbound-mail-${of}`, clientNetwork(ip), MAX_OF_NETWORK[of]);
    if (!isWithin) throw refusals.tooManyStrangers();
  }

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
    if (again > 0) return;
    // strangers can write these rows, so they are bounded
    const source = this.isRelay(envelope.ip) ? mail.fromAddress : clientNetwork(envelope.ip);
    if (!(await this.consume('refused-mail', source, MAX_NOTES))) return;
    await rowsOf(
      em,
      `insert into refused_mails
         (id, created_at, refused_at, message_id, from_address, is_proven, subject, reason, attempts)
       values (?, now(), now(), ?, ?, ?, ?, ?, 1)
       on conflict (message_id, from_address) do update set refused_at = now(), attempts = refused_mails.attempts + 1`,
      [uuid(), mail.messageId, mail.fromAddress, verdict.isProven, mail.subject, limit],
    );
  }

  private isRelay(ip: string): boolean {
    return isInNetwork(ip, this.config.inbound?.relays ?? []);
  }

  /** Whether the source is within its limit of an hour. */
  private async consume(kind: string, source: string, limit: number): Promise<boolean> {
    try {
      await this.limits.consume(kind, source, limit, HOUR_SECONDS);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'rate_limited') return false;
      throw error;
    }
  }
}
