import type { MailPart } from '../mail-part.js';
import type { MailAttachment, TakenApart } from '../mail-parts.js';
import { textOf } from '../quotes/sole-body.js';

/** The name that Exchange gives to a text of a mail that stands behind a picture or a file. */
const NAME = /^ATT\d{5,8}\.(?:txt|html?)$/i;
const KINDS = /^text\/(?:plain|html)$/i;
/** Bytes; a larger one is a file that had no name. */
const MAX_TEXT = 100_000;

/**
 * A mail with the texts that Exchange made files of (“ATT00001.txt”) back in their places: they are what the sender of
 * Apple Mail wrote below a picture, with the quoted mail, or what a mailing list adds.
 */
export function withTextsOfExchange<Mail extends Pick<TakenApart, 'parts' | 'attachments'>>(mail: Mail): Mail {
  if (!mail.attachments.some(isText)) return mail;
  return {
    ...mail,
    parts: withTexts(mail.parts, mail.attachments.values()),
    attachments: mail.attachments.filter((file) => !isText(file)),
  };
}

const isText = ({ filename, contentType, content }: MailAttachment): boolean =>
  NAME.test(filename ?? '') && KINDS.test(contentType) && content.length <= MAX_TEXT;

function withTexts(part: MailPart, attachments: Iterator<MailAttachment>): MailPart {
  if (!part.isAttachment) return { ...part, children: part.children.map((child) => withTexts(child, attachments)) };
  const { value } = attachments.next() as { value: MailAttachment | undefined };
  if (!value || !isText(value)) return part;
  return { contentType: value.contentType.toLowerCase(), textContent: textOf(value), children: [] };
}
