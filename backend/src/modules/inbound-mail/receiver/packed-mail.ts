import type { AttachedFile, ReadableMail } from './reading.js';
import { isTnef, readTnef, type TnefMessage } from './tnef/read-tnef.js';

/** Files that Outlook packs a mail into. */
const PACKED_TYPE = /^application\/(?:vnd\.)?ms-tnef$/i;
const PACKED_NAME = /^win(?:mail)?\.dat$/i;

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
  // their files are among those of the message itself
  mails.push(...messages.map((within) => ({ ...within, files: [] })));
}

const ATTACHED_MAIL = 'message/rfc822';
/** Bytes that are looked at. */
const MAX_HEAD = 64 * 1024;
const HEADER = /^(?:>?From |[!-9;-~]+[ \t]*:)/;
/** Headers of which each mail has some. */
const OF_MAILS =
  /^(?:from|to|cc|subject|date|message-id|received|return-path|delivered-to|reply-to|sender|mime-version|content-type)[ \t]*:/im;

/** Whether a file is a mail, and not only named like one: a "notes.eml" with other words is a file. */
export function isAttachedMail({ contentType, content }: AttachedFile): boolean {
  if (contentType !== ATTACHED_MAIL) return false;
  const text = content
    .subarray(0, MAX_HEAD)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  return HEADER.test(head) && OF_MAILS.test(head);
}
