import type { AttachedFile } from './embedded-pictures.js';
import { isTnef, readTnef, type TnefMessage } from './tnef/read-tnef.js';

/** Files that Outlook packs a mail into. */
const PACKED_TYPE = /^application\/(?:vnd\.)?ms-tnef$/i;
const PACKED_NAME = /^win(?:mail)?\.dat$/i;

/** What is read of a mail, whatever format it came in. */
export interface ReadableMail {
  from: string | undefined;
  date: Date | undefined;
  subject: string | undefined;
  text: string | undefined;
  html: string | undefined;
  files: AttachedFile[];
}

/** A mail without `winmail.dat`. */
export interface UnpackedMail {
  mail: ReadableMail;
  /** Mails that were attached to it within that. */
  mails: ReadableMail[];
}

/**
 * Puts what Outlook packed into `winmail.dat` (TNEF) in its place: its files, and its words where the mail has none of
 * their kind. One of which a part can't be read stays among the files, so that the message names it.
 */
export function unpacked(mail: ReadableMail): UnpackedMail {
  const read: UnpackedMail = { mail: { ...mail, files: [] }, mails: [] };
  for (const file of mail.files) {
    const message = isPacked(file) ? readTnef(file.content) : null;
    if (message) addTo(read, message);
    const hasText = Boolean(mail.text?.trim() ?? mail.html);
    if (!message || message.isBroken || (message.hasOnlyRichText && !hasText)) read.mail.files.push(file);
  }
  return read;
}

const isPacked = ({ contentType, filename, content }: AttachedFile): boolean =>
  (PACKED_TYPE.test(contentType) || PACKED_NAME.test(filename ?? '')) && isTnef(content);

function addTo({ mail, mails }: UnpackedMail, { messages, ...message }: TnefMessage): void {
  if (!mail.text?.trim()) mail.text = message.text;
  mail.html ??= message.html;
  mail.files.push(...message.files);
  mails.push(...messages.map(mailOf));
}

const mailOf = ({ subject, sender, sentAt, text, html }: TnefMessage): ReadableMail => ({
  from: sender,
  date: sentAt,
  subject,
  text,
  html,
  files: [],
});
