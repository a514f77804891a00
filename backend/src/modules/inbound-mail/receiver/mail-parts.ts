import { buffer } from 'node:stream/consumers';
import { MailParser, type AddressObject, type AttachmentStream, type Headers, type MessageText } from 'mailparser';
import type { MailPart } from './mail-part.js';
import { refusals } from './smtp-refusal.js';
import { asWestern, hasUnknownBytes, isBroken, replaceUnknown } from './texts/western-charset.js';

const MAX_PARTS = 200;
/** Of each part. */
export const MAX_HEADER_BYTES = 256 * 1024;

/** A file of a mail as its part names it. */
export type MailAttachment = Omit<AttachmentStream, 'content' | 'release'> & { content: Buffer };

/** A mail, taken apart. */
export interface TakenApart {
  headers: Headers;
  from: AddressObject | undefined;
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
    date: parser.date,
    subject: parser.subject,
    messageId: parser.messageId,
    references: [parser.inReplyTo ?? '', ...[parser.references ?? []].flat()].filter(Boolean),
    parts: tree || { contentType: false, children: [] },
    attachments,
  };
}
