import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../jobs/eventually.js';

/** A mail as its reader would see it. */
export interface ReceivedMail {
  to: string[];
  /** The address that it is returned to when it can't be delivered. */
  returnPath: string;
  /** By which it is known again when its reader complains. */
  reference: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: ParsedMail['headers'];
  /** Its calendar files, in order: parts for the mail program, and attachments. */
  calendars: ReceivedCalendar[];
  /** Its other files. */
  files: { filename: string | undefined; contentType: string; content: Buffer }[];
}

interface ReceivedCalendar {
  contentType: string;
  /** The iTIP method of the calendar part; an attachment has none. */
  method: string | undefined;
  filename: string | undefined;
  content: string;
}

/** A real SMTP server that stores the mails it accepts. */
export class Mailbox {
  /** Runs after a mail is stored and before the server answers the client. */
  beforeAnswer: (mail: ReceivedMail) => Promise<void> = () => Promise.resolve();

  private constructor(
    private readonly server: SMTPServer,
    readonly url: string,
    /** Oldest first. */
    readonly mails: ReceivedMail[],
  ) {}

  static async open(): Promise<Mailbox> {
    const received: ReceivedMail[] = [];
    const keep = (mail: ReceivedMail): Promise<void> => {
      received.push(mail);
      return mailbox.beforeAnswer(mail);
    };
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, callback) {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          to: rcptTo.map(({ address }) => address),
          returnPath: mailFrom === false ? '' : mailFrom.address,
        };
        simpleParser(stream)
          .then((mail) => keep(toReceived(mail, envelope)))
          .then(
            () => {
              callback();
            },
            (error: unknown) => {
              callback(error instanceof Error ? error : new Error(String(error)));
            },
          );
      },
    });
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const mailbox = new Mailbox(server, `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, received);
    return mailbox;
  }

  /** Waits for a mail to this address (and with this subject), and returns the newest. */
  async next(to: string, subject?: RegExp): Promise<ReceivedMail> {
    return eventually(() => {
      const mail = this.mails.findLast((one) => one.to.includes(to) && (!subject || subject.test(one.subject)));
      if (!mail)
        throw new Error(
          `No mail to ${to} yet; there are: ${this.mails.map((one) => `${one.to.join()} "${one.subject}"`).join('; ')}`,
        );
      return mail;
    });
  }

  clear(): void {
    this.mails.length = 0;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
  }
}

/** A header that occurs once and is plain text, or nothing. */
const headerOf = (mail: ParsedMail, name: string): string => {
  const value = mail.headers.get(name);
  return typeof value === 'string' ? value : '';
};

const CALENDAR = /^(text\/calendar|application\/ics)$/;

const toReceived = (mail: ParsedMail, envelope: Pick<ReceivedMail, 'to' | 'returnPath'>): ReceivedMail => ({
  ...envelope,
  reference: headerOf(mail, 'x-mail-reference'),
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html || '',
  messageId: mail.messageId ?? '',
  headers: mail.headers,
  files: mail.attachments
    .filter(({ contentType }) => !CALENDAR.test(contentType))
    .map(({ contentType, filename, content }) => ({ filename, contentType, content })),
  calendars: mail.attachments
    .filter(({ contentType }) => CALENDAR.test(contentType))
    .map(({ contentType, filename, content, headers }) => ({
      contentType,
      method: paramsOf(headers.get('content-type'))['method'],
      filename,
      content: content.toString('utf8'),
    })),
});

const paramsOf = (header: unknown): Record<string, string | undefined> =>
  typeof header === 'object' && header !== null && 'params' in header
    ? (header.params as Record<string, string | undefined>)
    : {};
