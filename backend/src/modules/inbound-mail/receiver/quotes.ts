import EmailReplyParser from 'email-reply-parser';

/** Characters that are looked at for quotes and signatures; longer mails keep the rest as it is. */
const PARSED = 50_000;

/** A part of a mail: what its sender wrote, or what is quoted between two answers. */
export interface MailPart {
  isQuote: boolean;
  text: string;
}

/** The words for the sender, the day and the receiver above a quoted mail of Outlook, in the eight languages. */
const SENDER = /^(?:From|Von|De|Da|Van|Od)\s*:/i;
const DAY =
  /^(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado(?: el| em)?|Enviada em|Fecha|Inviato|Data|Verzonden|Wysłano)\s*:/i;
const RECEIVER = /^(?:To|An|À|Para|A|Aan|Do)\s*:/i;
/** All that a phone writes by itself. */
const PHONE =
  /^(?:Sent from my|Get Outlook for|Von meinem|Gesendet von|Envoyé de|Enviado desde|Enviado do|Inviato da|Verstuurd vanaf|Wysłane z) [^\n]*$/;
/** Lines that stand between an answer and the header of the quoted mail. */
const RULE = /^(?:[-_*\s]{3,}|-{2,}.*-{2,}|)$/;
/** The end of the line above a quote. */
const WROTE = /(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|napisał(?:\(a\)|a)?)\s*:?$/i;

/**
 * What the sender wrote: without the mail quoted below or above, and without the signature. Where answers stand between
 * quoted lines, these stay, since an answer means nothing without its question. The whole where nothing else is left.
 * @param text cleaned text, or Markdown of it
 */
export function writtenParts(text: string): MailPart[] {
  if (PHONE.test(text.trim())) return [];
  const own = withoutMailBelow(text.slice(0, PARSED));
  const fragments = new EmailReplyParser()
    .read(own)
    .getFragments()
    .filter((fragment) => !fragment.isEmpty());
  const shown = fragments.filter(
    (fragment) => fragment.isQuoted() || (!fragment.isHidden() && !fragment.isSignature()),
  );
  const answered = shown.filter((fragment, at) => fragment.isQuoted() && shown[at + 1]?.isQuoted() === false);
  const kept = new Set(answered.length > 1 ? answered : []);
  const parts = shown
    .filter((fragment) => !fragment.isQuoted() || kept.has(fragment))
    .map((fragment) => ({ isQuote: fragment.isQuoted(), text: trimmed(withoutQuoteHead(fragment.getContent())) }))
    .filter((part) => part.text !== '');
  return parts.some(({ isQuote }) => !isQuote) ? parts : [{ isQuote: false, text: trimmed(text) }];
}

/** Without blank lines around it; the first line keeps its indentation. */
const trimmed = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();

const bare = (line: string): string => line.replace(/\\?[*_>]/g, '').trim();

/** Cuts the mail below that Outlook quotes without marks: its header says who sent it to whom, and when. */
function withoutMailBelow(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => {
    if (!SENDER.test(bare(line)) && !DAY.test(bare(line))) return false;
    const head = lines.slice(index, index + 6).map(bare);
    return [SENDER, DAY, RECEIVER].every((words) => head.some((next) => words.test(next)));
  });
  if (at < 0) return text;
  let end = at;
  while (end > 0 && RULE.test(bare(lines[end - 1] ?? ''))) end -= 1;
  const own = lines.slice(0, end).join('\n');
  return own.trim() === '' ? text : own;
}

/** The line above a quote that names its writer says nothing once the quote is gone. */
function withoutQuoteHead(text: string): string {
  const lines = text.trimEnd().split('\n');
  if (!WROTE.test(bare(lines.at(-1) ?? ''))) return text;
  const isWrapped = !/\d{4}|\d{1,2}[:.]\d{2}/.test(lines.at(-1) ?? '') && /\d{4}/.test(lines.at(-2) ?? '');
  return lines.slice(0, isWrapped ? -2 : -1).join('\n');
}
