import type { AttachedFile } from './embedded-pictures.js';

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
