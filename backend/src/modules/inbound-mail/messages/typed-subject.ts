import { lettersOf } from '../receiver/texts/letters.js';

/**
 * What programs put before the subject of an answer, in the languages of their users, what servers do, and the number of
 * the ticket.
 */
const BEFORE_SUBJECT =
  /^(?:(?:re|aw|antw|antwort|sv|vs|ref|res|rif|odp|r|fwd?|wg|tr|rv)\s*(?:\[\d+\])?\s*:|LATE:|\[(?:S-\d+|ext(?:ern(?:al)?)?|spam|caution)\]|extern(?:al)?:)\s*/i;
/** Said of a mail without a subject. */
const NO_SUBJECT = /^no subject$/i;
/** How a sender names the former subject behind a new one. */
const FORMER_SUBJECT = /[\s([]*\bwas:.*$/i;
/** How a sender says that the subject is all of the mail. */
const END_OF_MESSAGE = /\s*[(<[]?\b(?:eom|nntr?|eod)\b[)>\]]?\s*$/i;

/** What a sender typed into the subject of an answer beside the ticket's title; empty where it is that title. */
export function wordsOfSubject(subject: string, title: string): string {
  let words = subject;
  while (BEFORE_SUBJECT.test(words)) words = words.replace(BEFORE_SUBJECT, '');
  const said = words.replace(FORMER_SUBJECT, '').replace(END_OF_MESSAGE, '').replace(title, ' ');
  const own = said.replace(/^[\s\-–—:,.]+|[\s\-–—:,]+$/g, '').replace(/\s+/g, ' ');
  return NO_SUBJECT.test(own) || lettersOf(own) === '' || lettersOf(own) === lettersOf(title) ? '' : own;
}
