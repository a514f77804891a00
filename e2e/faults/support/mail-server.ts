import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string;
  subject: string;
  messageId: string;
  text: string;
}

/** What the server does with a complete mail: accept it, or hold the answer back until it is released. */
export type Manner = 'take' | 'hold before taking' | 'take and hold the answer';

/** A real SMTP server that can stall. `taken` are the accepted mails, which count as delivered. */
export class MailServer {
  readonly taken: Mail[] = [];
  readonly held: Mail[] = [];
  manner: (mail: Mail) => Manner = () => 'take';
  /** The answer to a refused recipient. */
  refuse: (address: string) => string | undefined = () => undefined;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, callback) => {
        const refusal = this.refuse(address);
        callback(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode: 550 }));
      },
      onData: (stream, session, callback) => {
        const take = (parsed: ParsedMail): void => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          const mail = {
            to,
            subject: parsed.subject ?? '',
            messageId: parsed.messageId ?? '',
            text: parsed.text ?? '',
          };
          const manner = this.manner(mail);
          if (manner !== 'hold before taking') this.taken.push(mail);
          if (manner === 'take') callback();
          else this.held.push(mail);
        };
        simpleParser(stream).then(take, callback); // a mail that its client broke off is not delivered
      },
    });
    this.server.on('error', () => undefined); // killed clients reset their connections, which these tests cause
  }

  static async open(): Promise<MailServer> {
    const mail = new MailServer();
    mail.server.listen(0, '127.0.0.1');
    await once(mail.server.server, 'listening');
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  takenFor(address: string): Mail[] {
    return this.taken.filter(({ to }) => to === address);
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
  }
}
