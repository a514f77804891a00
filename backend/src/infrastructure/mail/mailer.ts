import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config.js';
import { assertOneMailbox } from './mail-refusal.js';
import { MailReferences, REFERENCE_HEADER, type MailReference } from './mail-references.js';

/** Mail that a person waits for has connections of its own: no queue of other mail stands before it. */
export type MailPool = 'sign-in' | 'bulk' | 'broadcast';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Derived from the row of the mail, so that a repeat can be recognised. */
  messageId: string;
  /** The row of the mail: bounces and complaints refer to it. */
  reference?: MailReference;
  headers?: Record<string, string>;
  /** Where an answer goes instead of to the sender. */
  replyTo?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** An invitation that mail programs offer to put into the calendar: a part beside text and HTML, and a file. */
  calendar?: MailCalendar;
}

/** A calendar file and what it wants of the calendar (RFC 5546). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  filename: string;
  content: string;
}

const CONNECTIONS: Record<MailPool, number> = { 'sign-in': 3, bulk: 5, broadcast: 3 };

/** A mail server that stalls must not hold a job for longer than its row is leased (60 s). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 40_000 };

/**
 * How long it is tried to write down that a mail was taken while the database is away, in milliseconds: a mail that is
 * not marked goes again.
 */
export const MARK_WITHIN = 30_000;

/** Hands mails to SMTP over kept connections. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly pools = new Map<MailPool, Transporter>();

  constructor(
    private readonly config: Config,
    private readonly references: MailReferences,
  ) {}

  /**
   * Resolves when the mail server has taken the mail. @throws Error with `responseCode` when it was refused by the
   * server or by `assertOneMailbox`
   */
  async send({ calendar, reference, ...mail }: Mail, pool: MailPool = 'bulk'): Promise<void> {
    assertOneMailbox(mail.to);
    const returnPath = reference ? this.references.returnPathOf(reference) : null;
    await this.pool(pool).sendMail({
      ...mail,
      ...(calendar ? { icalEvent: calendar } : {}),
      to: { name: '', address: mail.to }, // as an address, not as text to be parsed
      from: this.config.mailFrom,
      ...(returnPath === null ? {} : { envelope: { from: returnPath, to: mail.to } }),
      disableFileAccess: true,
      disableUrlAccess: true,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(reference ? { [REFERENCE_HEADER]: this.references.tokenOf(reference) } : {}),
        ...mail.headers,
      },
    });
  }

  /** A Message-ID on the product's domain. */
  messageId(rowId: string): string {
    return `<${rowId}@${/@([\w.-]+)/.exec(this.config.mailFrom)?.[1] ?? new URL(this.config.publicUrl).hostname}>`;
  }

  onApplicationShutdown(): void {
    for (const pool of this.pools.values()) pool.close();
  }

  private pool(name: MailPool): Transporter {
    let pool = this.pools.get(name);
    if (!pool) {
      pool = createTransport({ url: this.config.smtpUrl, pool: true, maxConnections: CONNECTIONS[name], ...TIMEOUTS });
      this.pools.set(name, pool);
    }
    return pool;
  }
}
