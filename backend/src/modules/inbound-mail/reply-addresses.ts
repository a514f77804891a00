import { Injectable } from '@nestjs/common';
import { Config } from '../../infrastructure/config/config.js';
import { isShortSignature, readShortUuid, shortSignature, shortUuid } from '../../infrastructure/mail/index.js';

/** Whether an answer to the mail is read by both sides, or by admins only. */
export type ReplyKind = 'reply' | 'note';

/** A ticket or request, by its number as shown, for example S-0042 or C-2026-0042. */
interface Numbered {
  number: string;
}

/** Whom a reply address is for, and where an answer to it goes. */
export type PersonalAddress = Numbered & { userId: string; kind: ReplyKind };

/** The address that third parties answer to, by the note about what was forwarded to them. */
type ForwardAddress = Numbered & { noteId: string; kind: 'forward' };

export type ReplyAddress = PersonalAddress | ForwardAddress;

const PURPOSE = 'ticket reply address';
const kinds: Readonly<Record<string, ReplyKind>> = { r: 'reply', n: 'note' };

/**
 * The addresses that mails about a ticket or request are answered to: `support+s-0042.r<user>.<signature>@…`, one for
 * each of these and person, and one for each forwarded message (decisions, section 4).
 */
@Injectable()
export class ReplyAddresses {
  constructor(private readonly config: Config) {}

  /** The address, or null where no mail is received. */
  of(to: ReplyAddress): string | null {
    if (!this.config.inbound) return null;
    const [name, domain] = this.config.inbound.address.split('@') as [string, string];
    const owner =
      to.kind === 'forward' ? `f${shortUuid(to.noteId)}` : `${to.kind === 'note' ? 'n' : 'r'}${shortUuid(to.userId)}`;
    const subject = `${to.number.toLowerCase()}.${owner}`;
    return `${name}+${subject}.${shortSignature(PURPOSE, subject, this.config.appSecret)}@${domain}`;
  }

  /** Whether mails to this address open tickets. */
  isSupport(address: string): boolean {
    return address.toLowerCase() === this.config.inbound?.address;
  }

  /** Whether it is the support address or one that mails about tickets are answered to. */
  isOurs(address: string): boolean {
    const [name, domain] = this.config.inbound?.address.split('@') ?? [];
    const [local, of] = address.toLowerCase().split('@');
    return of === domain && local?.split('+')[0] === name;
  }

  /** What an address says that was signed here; null for any other. */
  read(address: string): ReplyAddress | null {
    if (!this.config.inbound) return null;
    const [name, domain] = this.config.inbound.address.split('@') as [string, string];
    const [local, ...others] = address.toLowerCase().split('@');
    if (others.length !== 1 || others[0] !== domain) return null;
    const found = /^(.+)\+((s-\d{4,9}|c-\d{4}-\d{4,9})\.([rnf])([0-9a-z]{1,25}))\.([0-9a-z]{1,13})$/.exec(local ?? '');
    const [, prefix, subject = '', number = '', kind = '', owner = '', signature = ''] = found ?? [];
    if (!found || prefix !== name) return null;
    if (!isShortSignature(signature, PURPOSE, subject, this.config.appSecret)) return null;
    const [of, rowId] = [{ number: number.toUpperCase() }, readShortUuid(owner)];
    return kind === 'f'
      ? { ...of, noteId: rowId, kind: 'forward' }
      : { ...of, userId: rowId, kind: kinds[kind] ?? 'reply' };
  }
}
