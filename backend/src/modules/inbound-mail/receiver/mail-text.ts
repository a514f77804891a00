import EmailReplyParser from 'email-reply-parser';

/** Characters that are looked at for quotes and signatures; longer mails keep the rest as it is. */
const PARSED = 50_000;

const lineBreaks = /\r\n?/g;
/** All but line breaks and tabs; halves of characters too, which no database keeps. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\p{Cs}]/gu;

/** A mail's text as it may be stored. */
export const cleanText = (text: string): string => text.replace(lineBreaks, '\n').replace(controls, '').trim();

/** What the sender wrote: without the mails quoted below, and without the signature; the whole where that leaves nothing. */
export function writtenText(text: string): string {
  const cleaned = cleanText(text);
  const visible = new EmailReplyParser().read(cleaned.slice(0, PARSED)).getVisibleText().trim();
  return visible || cleaned;
}

/** Text as Markdown that shows it unchanged: nothing in it becomes a format, a link with another text, or a mention. */
export const asMarkdown = (text: string): string =>
  text
    .replace(/[\\`*[\]|]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~~/g, '\\~\\~')
    .replace(/&(?=#?\w{1,31};)/g, '\\&')
    .replace(/^[ \t]+/gm, '')
    .replace(/^(#{1,6}(?=\s|$)|>|[-+=](?=[-+=\s]*$)|-(?=-))/gm, '\\$&');
