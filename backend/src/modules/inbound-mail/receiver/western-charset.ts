import type { MailPart } from './mail-part.js';

/** Stands for bytes that aren't UTF-8. */
const NO_CHARACTER = '\uFFFD';
const NO_CHARACTER_BYTES = Buffer.from(NO_CHARACTER);
const TEXT_HEADER = /^(content-type:\s*text\/(?:plain|html))\b([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/gim;
const UTF_8 = /;\s*charset\s*=\s*"?(?:utf-?8|us-ascii)"?/i;

/** Letters that no byte of windows-1252 alone becomes when it is read as UTF-8. */
const LETTERS = /[\u0080-\uFFFC]/g;

/** Whether a text of a mail has bytes that its character set, or UTF-8 where it names none, doesn't have. */
export function hasUnknownBytes(parts: MailPart, raw: Buffer): boolean {
  return textsOf(parts).some(isUnknown) && !raw.includes(NO_CHARACTER_BYTES);
}

/** The mail with its texts declared as windows-1252, which programs write that name no character set. */
export function asWestern(raw: Buffer): Buffer {
  const mail = raw.toString('latin1');
  const declared = mail.replace(TEXT_HEADER, (whole, type: string, rest: string) => {
    const others = rest.replace(UTF_8, '');
    return /charset\s*=/i.test(others) ? whole : `${type}; charset=windows-1252${others}`;
  });
  const isDeclared = /^content-type:/im.test(mail.split(/\r?\n\r?\n/, 1)[0] ?? '');
  return Buffer.from(isDeclared ? declared : `Content-Type: text/plain; charset=windows-1252\r\n${mail}`, 'latin1');
}

/** Takes the texts that have unknown bytes from the same mail read in another character set. */
export function replaceUnknown(parts: MailPart, others: MailPart): void {
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
