import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../infrastructure/config/config.js';

/** Whether an answer to the mail is read by everybody in the ticket, or by admins only. */
export type ReplyKind = 'reply' | 'note';

/** Whom a reply address is for, and where an answer to it goes. */
export interface ReplyAddress {
  /** As shown, for example S-0042. */
  ticketNumber: string;
  userId: string;
  kind: ReplyKind;
}

/** Addresses have no upper case, and room for 64 characters before the @: numbers are written with these digits. */
const RADIX = 36;
/** Bytes of the signature; nobody tries 2^64 addresses against a server that answers one at a time. */
const SIGNATURE_BYTES = 8;
const kinds: Readonly<Record<string, ReplyKind>> = { r: 'reply', n: 'note' };

const written = (hex: string): string => BigInt(`0x${hex}`).toString(RADIX);

const readDigits = (digits: string): bigint =>
  Array.from(digits).reduce((sum, digit) => sum * BigInt(RADIX) + BigInt(parseInt(digit, RADIX)), 0n);

function uuidOf(digits: string): string {
  const hex = readDigits(digits).toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The addresses that mails about a ticket are answered to: `support+s-0042.r<user>.<signature>@…`, one for each ticket
 * and person (decisions, section 4).
 */
@Injectable()
export class ReplyAddresses {
  constructor(private readonly config: Config) {}

  /** The address, or null where no mail is received. */
  of(to: ReplyAddress): string | null {
    if (!this.config.inbound) return null;
    const [name, domain] = this.config.inbound.address.split('@') as [string, string];
    const subject = `${to.ticketNumber.toLowerCase()}.${to.kind === 'note' ? 'n' : 'r'}${written(to.userId.replaceAll('-', ''))}`;
    return `${name}+${subject}.${this.signatureOf(subject)}@${domain}`;
  }

  /** Whether mails to this address open tickets. */
  isSupport(address: string): boolean {
    return address.toLowerCase() === this.config.inbound?.address;
  }

  /** What an address says that was signed here; null for any other. */
  read(address: string): ReplyAddress | null {
    if (!this.config.inbound) return null;
    const [name, domain] = this.config.inbound.address.split('@') as [string, string];
    const [local, ...others] = address.toLowerCase().split('@');
    if (others.length !== 1 || others[0] !== domain) return null;
    const found = /^(.+)\+((s-\d{4,9})\.([rn])([0-9a-z]{1,25}))\.([0-9a-z]{1,13})$/.exec(local ?? '');
    const [, prefix, subject = '', number = '', kind = '', user = '', signature = ''] = found ?? [];
    if (!found || prefix !== name) return null;
    const expected = Buffer.from(this.signatureOf(subject));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return { ticketNumber: number.toUpperCase(), userId: uuidOf(user), kind: kinds[kind] ?? 'reply' };
  }

  private signatureOf(subject: string): string {
    const mac = createHmac('sha256', this.config.appSecret).update(`ticket reply address:${subject}`).digest('hex');
    return written(mac.slice(0, SIGNATURE_BYTES * 2));
  }
}
