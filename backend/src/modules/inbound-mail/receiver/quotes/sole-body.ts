import type { MailAttachment } from '../mail-parts.js';

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
    else if (command === undefined && parameters === 0) shown += wordsOf(token, verbatim > 0);
  }
  return shown;
}

function wordsOf(token: string, isVerbatim: boolean): string {
  if (token === '<<') return '<';
  if (isVerbatim || !token.startsWith('\n')) return token;
  return token.length === 1 ? ' ' : token.slice(1);
}
