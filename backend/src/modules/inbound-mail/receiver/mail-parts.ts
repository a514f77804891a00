import { buffer } from 'node:stream/consumers';
import { MailParser, type AddressObject, type AttachmentStream, type Headers, type MessageText } from 'mailparser';
import { refusals } from './smtp-refusal.js';

const MAX_PARTS = 200;
/** Of each part. */
export const MAX_HEADER_BYTES = 256 * 1024;

/** A file of a mail as its part names it. */
export type MailAttachment = Omit<AttachmentStream, 'content' | 'release'> & { content: Buffer };

/** A mail, taken apart. */
export interface TakenApart {
  headers: Headers;
  from: AddressObject | undefined;
  /** Whom it was sent to, copies too. */
  sentTo: AddressObject[];
  date: Date | undefined;
  subject: string | undefined;
  messageId: string | undefined;
  /** The Message-IDs that it answers. */
  references: string[];
  parts: MailPart;
  attachments: MailAttachment[];
}

/**
 * Takes a mail apart. The order of its parts, which decides where a picture stands, is in the tree that mailparser keeps
 * but doesn't name in its types.
 * @throws SmtpRefusal with more than 200 parts or too long headers
 */
export async function takeApart(content: Buffer): Promise<TakenApart> {
  const mail = await parse(content);
  if (!isBroken(mail.subject) && !hasUnknownBytes(mail.parts, content)) return mail;
  const western = await parse(asWestern(content, mail.parts));
  replaceUnknown(mail.parts, western.parts);
  return { ...mail, subject: isBroken(western.subject) ? mail.subject : western.subject };
}

async function parse(content: Buffer): Promise<TakenApart> {
  const parser = new MailParser({
    maxChildNodes: MAX_PARTS,
    maxHeadSize: MAX_HEADER_BYTES,
    skipHtmlToText: true,
    skipTextToHtml: true,
    ignoreEmbedded: true,
    checksumAlgo: false,
    keepDeliveryStatus: true,
  });
  parser.end(content);
  const attachments: MailAttachment[] = [];
  try {
    for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
      if (part.type === 'text') continue;
      const { content: stream, release, ...facts } = part;
      attachments.push({ ...facts, content: await buffer(stream) });
      release?.();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EMAXLEN') throw refusals.unreadable();
    throw error;
  }
  const { tree } = parser as MailParser & { tree?: MailPart | false };
  return {
    headers: parser.headers || new Map<string, never>(),
    from: parser.from,
    sentTo: [parser.to ?? [], parser.cc ?? []].flat(),
    date: parser.date,
    subject: parser.subject,
    messageId: parser.messageId,
    references: [parser.inReplyTo ?? '', ...[parser.references ?? []].flat()].filter(Boolean),
    parts: tree || { contentType: false, children: [] },
    attachments,
  };
}

/** A part of a mail, in the order of the mail. */
export interface MailPart {
  contentType: string | false;
  /** Of a text. */
  textContent?: string;
  /** Whether it is a file: the next one of the mail's. */
  isAttachment?: boolean;
  children: MailPart[];
}

/** Stands for bytes that aren't UTF-8. */
const NO_CHARACTER = '\uFFFD';
const NO_CHARACTER_BYTES = Buffer.from(NO_CHARACTER);
const TEXT_HEADER = /^(content-type:\s*text\/(?:plain|html))\b([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/gim;
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)"?/i;
const UTF_8 = /^(?:utf-?8|us-ascii)?$/i;
/** The character set of an encoded word in a header. */
const ENCODED_WORD = /=\?([\w.:-]{1,40})(?=\?[QB]\?)/gi;

/** Letters that no byte of windows-1252 alone becomes when it is read as UTF-8. */
const LETTERS = /[\u0080-\uFFFC]/g;

/** Whether a text of a mail has bytes that its character set, or UTF-8 where it names none that exists, doesn't have. */
function hasUnknownBytes(parts: MailPart, raw: Buffer): boolean {
  return textsOf(parts).some(isUnknown) && !raw.includes(NO_CHARACTER_BYTES);
}

/** Where HTML names its character set itself. */
const OF_HTML = /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([\w.:-]{1,40})/i;

/**
 * The mail with its texts declared in the character set that their HTML names, or windows-1252, which programs write that
 * name none, or none that exists.
 */
function asWestern(raw: Buffer, parts: MailPart): Buffer {
  const charset = textsOf(parts)
    .map(({ textContent }) => OF_HTML.exec(textContent ?? '')?.[1] ?? '')
    .find(isNamed);
  return declaredAs(charset ?? 'windows-1252', raw);
}

function declaredAs(charset: string, raw: Buffer): Buffer {
  const mail = raw.toString('latin1');
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const readable = `${head.replace(ENCODED_WORD, asNamed)}${mail.slice(head.length)}`;
  const declared = readable.replace(TEXT_HEADER, (whole, type: string, rest: string) => {
    const others = rest.replace(CHARSET, (parameter, name: string) => (isNamed(name) ? parameter : ''));
    return /charset\s*=/i.test(others) ? whole : `${type}; charset=${charset}${others}`;
  });
  const isDeclared = /^content-type:/im.test(head);
  return Buffer.from(isDeclared ? declared : `Content-Type: text/plain; charset=${charset}\r\n${readable}`, 'latin1');
}

const asNamed = (word: string, name: string): string => (isCharset(name) ? word : '=?windows-1252');

const isNamed = (charset: string): boolean => !UTF_8.test(charset) && isCharset(charset);

/** Whether a name is that of a character set: “unknown-8bit”, “default” and “ANSI” are none. */
function isCharset(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return /^(?:x-)?(?:cp|ibm|mac|windows)-?\w+$/i.test(name);
  }
}

/** Whether a header has bytes that its character set doesn't have. */
const isBroken = (header: string | undefined): boolean => header?.includes(NO_CHARACTER) ?? false;

/** Takes the texts that have unknown bytes from the same mail read in another character set. */
function replaceUnknown(parts: MailPart, others: MailPart): void {
  const read = textsOf(others);
  for (const [at, part] of textsOf(parts).entries()) {
    const other = read[at]?.textContent;
    if (isUnknown(part) && other !== undefined) part.textContent = other;
  }
}

/** A text with single broken bytes among whole letters is UTF-8 all the same. */
function isUnknown({ textContent }: MailPart): boolean {
  const unknown = textContent?.split(NO_CHARACTER).length ?? 1;
  return unknown > 1 && unknown > (textContent?.match(LETTERS)?.length ?? 0);
}

const textsOf = (part: MailPart): MailPart[] =>
  part.children.length > 0 ? part.children.flatMap(textsOf) : part.isAttachment ? [] : [part];
