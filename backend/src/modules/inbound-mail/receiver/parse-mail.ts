import { createHash } from 'node:crypto';
import { limits, normalizeEmail, withoutDirectionControls, type InboundMailKind } from '@portal/contracts';
import { type Attachment, simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import { textOfComment } from '../../comments/index.js';
import { hasFormats, markdownOfHtml } from './html-markdown.js';
import { cleanText, markdownOfText, writtenMarkdown } from './mail-text.js';
import { mailKindOf } from './mail-kind.js';
import { refusals } from './smtp-refusal.js';

const MOST_PARTS = 200;
const MOST_HEADER_BYTES = 256 * 1024;
/** Characters of a plain text that are read; a message shows 10,000. */
const MOST_TEXT = 100_000;
const LONGEST_MESSAGE_ID = 998;

/** A file of a mail. */
export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
}

/** A mail as far as the product is interested. */
export interface ParsedInboundMail {
  messageId: string;
  fromAddress: string;
  fromName: string | null;
  subject: string;
  /** What was written, without quotes and signature, as plain words. */
  text: string;
  /** The same as Markdown. */
  markdown: string;
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
  const mail = await read(content);
  const [sender, ...others] = addressesOf(mail.from);
  const isRepeated = (name: string): boolean => mail.headerLines.filter(({ key }) => key === name).length > 1;
  if (!sender?.address || others.length > 0 || isRepeated('from')) throw refusals.noSender();
  const calendars = mail.attachments.filter(isCalendar);
  const kind = mailKindOf({ headers: mail.headers, envelopeFrom, calendarMethods: calendars.flatMap(methodOf) });
  const files = filesOf(mail);
  const markdown = markdownOf(mail, files, content);
  return {
    messageId: (mail.messageId ?? createHash('sha256').update(content).digest('hex')).slice(0, LONGEST_MESSAGE_ID),
    fromAddress: normalizeEmail(sender.address).slice(0, limits.email),
    fromName: lineOf(sender.name, limits.name) || null,
    subject: lineOf(mail.subject ?? '', limits.title) || 'No subject',
    text: textOfComment(markdown),
    markdown,
    files: files.map(({ name, type, content }) => ({ name, type, content })),
    references: [mail.inReplyTo ?? '', ...[mail.references ?? []].flat()].filter(Boolean),
    kind,
    repeatedHeader: SINGLE_HEADERS.find(isRepeated) ?? null,
  };
}

/** What a forwarded mail quotes is what its sender writes about. */
const FORWARD = /^\s*(?:fwd?|wg|tr|rv|i|pd|enc|doorst)\s*:/i;

/** What was written: the HTML where it says more than the plain text, as by tables, lists and links. */
function markdownOf(mail: ParsedMail, files: readonly EmbeddableFile[], content: Buffer): string {
  const isForward = FORWARD.test(mail.subject ?? '');
  const plain = mail.text ?? (!mail.html && mail.attachments.length === 0 ? preambleOf(content) : '');
  const ofText = markdownOfText(plain.slice(0, MOST_TEXT), isForward);
  if (!mail.html) return ofText;
  const pictures = new Map(files.flatMap(({ cid, name }) => (cid === null ? [] : [[cid, name] as const])));
  const ofHtml = writtenMarkdown(markdownOfHtml(cleanText(mail.html), pictures, isForward), isForward);
  return ofText === '' || hasFormats(ofHtml) ? ofHtml : ofText;
}

/** The text of a mail whose parts never begin, as of a program that wrote the boundary wrongly. */
function preambleOf(content: Buffer): string {
  const mail = content.toString('utf8').replace(/\r\n?/g, '\n');
  const begin = mail.indexOf('\n\n');
  return begin < 0 ? '' : mail.slice(begin).replace(/^--.*$/gm, '');
}

async function read(content: Buffer): Promise<ParsedMail> {
  try {
    return await simpleParser(content, {
      maxChildNodes: MOST_PARTS,
      maxHeadSize: MOST_HEADER_BYTES,
      skipHtmlToText: true,
      skipTextToHtml: true,
      keepCidLinks: true,
      ignoreEmbedded: true,
      checksumAlgo: false,
      keepDeliveryStatus: true,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EMAXLEN') throw refusals.unreadable();
    throw error;
  }
}

const addressesOf = (from: AddressObject | undefined) =>
  (from?.value ?? []).flatMap((one) => [one, ...(one.group ?? [])]).filter(({ address }) => address);

const lineOf = (text: string, max: number): string =>
  withoutDirectionControls(cleanText(text)).replace(/\s+/g, ' ').slice(0, max).trim();

/** A file with the Content-ID by which the HTML shows it; null without one. */
type EmbeddableFile = MailFile & { cid: string | null };

/** The files of a mail, each under a name of its own: Gmail calls every pasted picture "image.png". */
function filesOf({ attachments }: ParsedMail): EmbeddableFile[] {
  const names = new Set<string>();
  return attachments
    .filter((file) => !isCalendar(file))
    .map(({ filename, contentType, content, cid }, index) => {
      const name = unusedName(lineOf(filename ?? '', limits.fileName) || `attachment-${index + 1}`, names);
      names.add(name);
      return { name, type: contentType, content, cid: cid?.toLowerCase() ?? null };
    });
}

function unusedName(name: string, used: ReadonlySet<string>): string {
  const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; used.has(free); number += 1) {
    const suffix = ` (${number})${ending}`;
    free = `${base.slice(0, limits.fileName - suffix.length)}${suffix}`;
  }
  return free;
}

const isCalendar = ({ contentType }: Attachment): boolean => contentType === 'text/calendar';

function methodOf({ headers }: Attachment): string[] {
  const type = headers.get('content-type');
  if (typeof type !== 'object' || !('params' in type)) return [];
  const method = (type.params as Record<string, string | undefined>)['method'];
  return method === undefined ? [] : [method.toUpperCase()];
}
