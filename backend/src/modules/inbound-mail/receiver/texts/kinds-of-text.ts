import type { MailPart, MailAttachment, TakenApart } from '../mail-parts.js';

/** Kinds of a body that are words as they stand, though no mail program shows them. */
const WORDS =
  /^(?:text|text\/(?:enriched|richtext|xml|markdown|x-markdown|csv|tab-separated-values|x-log|yaml|x-web-markdown)|application\/(?:json|xml))$/i;
const ENRICHED = /^text\/(?:enriched|richtext)$/i;
/** What text/enriched is made of: its sign for "<", its commands, line breaks. */
const ENRICHED_TOKENS = /(<<|<\/?[\w-]{1,60}>|\n+)/;

/**
 * The part that has the words of a mail without a plain text and HTML: a text of another kind that is no named file.
 * Undefined where there is none.
 */
export const wordsAmong = (attachments: readonly MailAttachment[]): MailAttachment | undefined =>
  attachments.find(
    ({ contentType, contentDisposition, filename }) =>
      WORDS.test(contentType) && contentDisposition !== 'attachment' && !filename,
  );

/** The words of such a part as plain text. */
export function textOf(part: MailAttachment): string {
  const text = decoded(part).replace(/\r\n?/g, '\n');
  return ENRICHED.test(part.contentType) ? textOfEnriched(text) : text;
}

function decoded({ content, headers }: MailAttachment): string {
  const type = headers.get('content-type');
  const { charset = 'utf-8' } = (typeof type === 'object' && 'params' in type ? type.params : {}) as {
    charset?: string;
  };
  for (const name of [charset, 'utf-8']) {
    try {
      return new TextDecoder(name, { fatal: true }).decode(content);
    } catch {
      // no such character set, or not the one of the text
    }
  }
  return new TextDecoder('windows-1252').decode(content);
}

/** Text without the commands of RFC 1896, where a single line break is a blank. */
function textOfEnriched(text: string): string {
  let [shown, verbatim, parameters] = ['', 0, 0];
  for (const token of text.split(ENRICHED_TOKENS)) {
    const [, end, name] = /^<(\/?)([\w-]+)>$/.exec(token) ?? [];
    const step = end === '/' ? -1 : 1;
    const command = name?.toLowerCase();
    if (command === 'param') parameters = Math.max(0, parameters + step);
    else if (command === 'nofill' || command === 'verbatim') verbatim = Math.max(0, verbatim + step);
    else if (command === 'nl' || command === 'paragraph') shown += '\n';
    else if (command === 'lt') shown += '<';
    else if (command === undefined && parameters === 0) shown += shownToken(token, verbatim > 0);
  }
  return shown;
}

function shownToken(token: string, isVerbatim: boolean): string {
  if (token === '<<') return '<';
  if (isVerbatim || !token.startsWith('\n')) return token;
  return token.length === 1 ? ' ' : token.slice(1);
}

/** Words that are looked for within the letters of a text; more are taken to be there. */
const MAX_SOUGHT = 2_000;
/** Characters; a longer text says more than that the HTML should be read. */
const MAX_STUB = 400;
/** Lines of the HTML that are looked for in the plain text, and the characters of their ends. */
const MAX_LINES = 200;
const ENDS = 20;
/** What a plain part says that was made only because there has to be one, in the eight languages. */
const STUB =
  /\bHTML\b(?=[^]*(?:view|read|display|support|format|message|mail|nachricht|anzeig|affich|version|ver\b|versión|visualiz|bericht|weergev|mensagem|wiadomo))/i;
/** Addresses and names of pictures, which plain parts show and HTML has behind its words. */
const NOT_WORDS = /<?(?:https?|mailto|tel|cid):[^\s>\])]*>?|\[(?:image|cid)\b[^\]\n]{0,1000}\]|www\.\S+/gi;

/** A raised 6 is a 6 here: plain parts have it so. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether one text has words that another hasn't, at least so many. Programs break words of one kind and not of the other,
 * so a word is also there where its letters are.
 */
export function hasWordsBeyond(text: string, other: string, least = 1): boolean {
  const there = wordsOf(other);
  const words = new Set(there);
  const letters = there.join('');
  const sought = [...new Set(wordsOf(text.replace(NOT_WORDS, ' ')))].filter((word) => !words.has(word));
  return sought.slice(0, MAX_SOUGHT).filter((word) => !letters.includes(word)).length >= least;
}

/**
 * Whether a plain text has lines of the HTML with nothing between them, as Samsung's program writes it.
 * @param markdown of the HTML
 */
export function isRunTogether(text: string, markdown: string): boolean {
  const lines = markdown
    .split('\n', MAX_LINES)
    .map((line) => line.replaceAll('\\', '').trim())
    .filter(Boolean);
  return lines.some((line, at) => at > 0 && text.includes(`${lines[at - 1]?.slice(-ENDS)}${line.slice(0, ENDS)}`));
}

/** Whether a plain text only says that the HTML should be read. */
export const isStub = (text: string): boolean => text.length <= MAX_STUB && STUB.test(text);

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
