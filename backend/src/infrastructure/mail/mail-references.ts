import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { isShortSignature, readShortUuid, shortSignature, shortUuid } from './mailbox-names.js';

/** The row that a mail was sent for. */
export interface MailReference {
  kind: 'notification' | 'sign_in';
  id: string;
}

/** The header that names the row in every mail; providers enclose it when a reader complains. */
export const REFERENCE_HEADER = 'X-Mail-Reference';

const PURPOSE = 'mail reference';
const letters: Readonly<Record<MailReference['kind'], string>> = { notification: 'n', sign_in: 's' };
const TOKEN = /^([ns][0-9a-z]{1,25})\.([0-9a-z]{1,13})$/;
const ENCLOSED = new RegExp(`^${REFERENCE_HEADER}:[ \\t]*(\\S{1,60})[ \\t]*$`, 'gim');

/**
 * The signed names of sent mails: in the address that a mail server returns a mail to, and in a header. Only who has the
 * mail, or had it to deliver, can report it (decisions 6.40).
 */
@Injectable()
export class MailReferences {
  constructor(private readonly config: Config) {}

  /** What a mail is named by, for example n2kf….1x9…. */
  tokenOf({ kind, id }: MailReference): string {
    const subject = `${letters[kind]}${shortUuid(id)}`;
    return `${subject}.${shortSignature(PURPOSE, subject, this.config.appSecret)}`;
  }

  /** The address that a mail server returns the mail to; null where no mail is received. */
  returnPathOf(mail: MailReference): string | null {
    if (!this.config.inbound) return null;
    const [name, domain] = this.config.inbound.address.split('@');
    return `${name}+${this.tokenOf(mail)}@${domain}`;
  }

  /** The mail that a return path of ours names; null for any other address. */
  ofReturnPath(address: string): MailReference | null {
    const [name, domain] = this.config.inbound?.address.split('@') ?? [];
    const [local = '', ...rest] = address.toLowerCase().split('@');
    if (name === undefined || rest.length !== 1 || rest[0] !== domain || !local.startsWith(`${name}+`)) return null;
    return this.read(local.slice(name.length + 1));
  }

  /** The mail whose headers a mail encloses; null when it encloses none of ours. */
  enclosedIn(content: string): MailReference | null {
    for (const [, token = ''] of content.matchAll(ENCLOSED)) {
      const mail = this.read(token.toLowerCase());
      if (mail) return mail;
    }
    return null;
  }

  private read(token: string): MailReference | null {
    const [, subject = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!isShortSignature(signature, PURPOSE, subject, this.config.appSecret)) return null;
    return { kind: subject.startsWith('n') ? 'notification' : 'sign_in', id: readShortUuid(subject.slice(1)) };
  }
}
