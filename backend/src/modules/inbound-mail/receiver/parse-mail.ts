import { createHash } from 'node:crypto';
import { limits, normalizeEmail, type InboundMailKind } from '@portal/contracts';
import type { AddressObject } from 'mailparser';
import { isCalendar } from './calendar/invitations.js';
import { readContent, type MailFile } from './mail-content.js';
import { mailKindOf } from './mail-kind.js';
import { lineOf } from './texts/mail-text.js';
import type { Reading } from './reading.js';
import { MAX_HEADER_BYTES, takeApart, type MailAttachment } from './mail-parts.js';
import { refusals } from './smtp-refusal.js';

const LONGEST_MESSAGE_ID = 998;
/** Addresses of a mail's To and Cc that are read. */
const MAX_SENT_TO = 50;

/** A mail as far as the product is interested. */
export interface ParsedInboundMail {
  messageId: string;
  fromAddress: string;
  fromName: string | null;
  /** The addresses that it was sent to, ours too. */
  sentTo: string[];
  subject: string;
  /** What was written, without signature, as Markdown: in an answer to one of our mails without what it quotes. */
  markdown: (reading: Reading) => string;
  files: MailFile[];
  /** The Message-IDs that it answers. */
  references: string[];
  kind: InboundMailKind;
  /** A header that is there more than once and decides what is shown; signatures cover only one of them. */
  repeatedHeader: string | null;
}

/** Headers that a mail has once (RFC 5322, section 3.6, and RFC 2045). */
const SINGLE_HEADERS = [
  'subject',
  'date',
  'to',
  'message-id',
  'content-type',
  'content-transfer-encoding',
  'mime-version',
];

/**
 * Reads a mail.
 * @param envelopeFrom the address that the sending server gave; empty for bounces
 * @throws SmtpRefusal with more than 200 parts, too long headers, or not exactly one sender
 */
export async function parseMail(content: Buffer, envelopeFrom: string): Promise<ParsedInboundMail> {
  const mail = await takeApart(content);
  const [sender, ...others] = addressesOf(mail.from);
  const isRepeated = repeatsIn(content);
  if (!sender?.address || others.length > 0 || isRepeated('from')) throw refusals.noSender();
  const calendars = mail.attachments.filter(isCalendar);
  const { markdown, files, hasOwnWords } = await readContent(content, mail);
  const calendarMethods = calendars.flatMap(methodOf);
  const kind = mailKindOf({ headers: mail.headers, envelopeFrom, calendarMethods, hasOwnWords });
  return {
    messageId: (mail.messageId ?? createHash('sha256').update(content).digest('hex')).slice(0, LONGEST_MESSAGE_ID),
    fromAddress: normalizeEmail(sender.address).slice(0, limits.email),
    fromName: lineOf(sender.name, limits.name) || null,
    sentTo: sentToOf(mail.sentTo),
    subject: lineOf(mail.subject ?? '', limits.title) || 'No subject',
    markdown,
    files,
    references: mail.references,
    kind,
    repeatedHeader: SINGLE_HEADERS.find(isRepeated) ?? null,
  };
}

/** Whether a header is in the mail's own head more than once; mailparser adds headers of parts to those of the mail. */
function repeatsIn(content: Buffer): (name: string) => boolean {
  const head =
    content
      .subarray(0, MAX_HEADER_BYTES)
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? '';
  return (name) => (head.match(new RegExp(`^${name}[ \\t]*:`, 'gim')) ?? []).length > 1;
}

const addressesOf = (from: AddressObject | undefined) =>
  (from?.value ?? []).flatMap((one) => [one, ...(one.group ?? [])]).filter(({ address }) => address);

const sentToOf = (headers: readonly AddressObject[]): string[] => {
  const addresses = headers.flatMap(addressesOf).flatMap(({ address }) => (address ? [normalizeEmail(address)] : []));
  return [...new Set(addresses)].filter((address) => address.length <= limits.email).slice(0, MAX_SENT_TO);
};

function methodOf({ headers }: MailAttachment): string[] {
  const type = headers.get('content-type');
  if (typeof type !== 'object' || !('params' in type)) return [];
  const method = (type.params as Record<string, string | undefined>)['method'];
  return method === undefined ? [] : [method.toUpperCase()];
}
