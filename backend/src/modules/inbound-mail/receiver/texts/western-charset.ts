import type { MailPart } from '../mail-part.js';

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
export function hasUnknownBytes(parts: MailPart, raw: Buffer): boolean {
  return textsOf(parts).some(isUnknown) && !raw.includes(NO_CHARACTER_BYTES);
}

/** Where HTML names its character set itself. */
const OF_HTML = /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([\w.:-]{1,40})/i;

/**
 * The mail with its texts declared in the character set that their HTML names, or windows-1252, which programs write that
 * name none, or none that exists.
 */
export function asWestern(raw: Buffer, parts: MailPart): Buffer {
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
export const isBroken = (header: string | undefined): boolean => header?.includes(NO_CHARACTER) ?? false;

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
