import type { Role } from '@portal/contracts';
import { textOfComment } from '../../../infrastructure/wording/comment-body.js';
import { shownInThread } from './thread-answer.js';
import { isQuotingTeam, publicAnswer, type ThreadMessage } from './public-answer.js';
import { asMarkdown } from '../receiver/texts/mail-text.js';
import type { Reading } from '../receiver/reading.js';
import { isSaidBelow, withoutMarkedSignatures } from '../receiver/quotes/signatures.js';
import { isQuoteOfOurs } from '../receiver/quotes/thread-quotes.js';
import { isMarked } from '../receiver/quotes/unmarked-quote.js';
import { lettersOf } from '../receiver/texts/letters.js';

/** A thread that a mail goes on with. */
export interface AnsweredThread {
  /** The title of its ticket or request. */
  title: string;
  messages: readonly ThreadMessage[];
  /** Whether the mail becomes an internal note. */
  isNote: boolean;
}

/**
 * What is shown of a mail: what it quotes of its thread is left out, since that stands above it. An answer without words of
 * its own may have them in its subject.
 * @param thread null for a mail that opens a ticket
 * @param sentBy the role of the sender, also where an admin files the mail; null for strangers
 * @returns Markdown; null where it isn't known what customers may read of it
 */
export function shownOf(
  { markdown, subject }: { markdown: (reading: Reading) => string; subject: string },
  thread: AnsweredThread | null,
  sentBy: Role | null,
): string | null {
  const isOfTeam = sentBy === 'admin' || (sentBy === null && isQuotingTeam(markdown('whole')));
  if (!thread) return isOfTeam ? publicAnswer(markdown('opening'), [], '') : markdown('opening');
  const { title, messages, isNote } = thread;
  // a customer who quotes a line learns by what is left out whether the thread has it
  const known = isOfTeam ? messages : messages.filter(({ isInternal }) => !isInternal);
  const answer = shownInThread(
    markdown,
    known.map(({ text }) => text),
  );
  const shown = isOfTeam && !isNote ? publicAnswer(answer, messages, title) : answer;
  const words = asMarkdown(wordsOfSubject(subject, title));
  if (shown === null || words === '') return shown;
  const isSignature = !isSaidBelow(textOfComment(shown).split('\n'));
  if (isSignature || isUnchangedQuote(shown, known, title)) return words;
  return /^(?!>).*\S/m.test(shown) ? shown : `${words}\n\n${shown}`.trim();
}

/**
 * Whether a text is nothing but mails of ours as they were, however its program quotes them, and the line of a phone.
 */
const isUnchangedQuote = (shown: string, messages: readonly ThreadMessage[], title: string): boolean =>
  publicAnswer(withoutMarkedSignatures(shown.split('\n')).join('\n'), messages, title) === '' &&
  isQuoteOfOurs(
    shown.split('\n').filter(isMarked),
    messages.map(({ text }) => text),
  );

/**
 * What programs put before the subject of an answer, in the languages of their users, what servers do, and the number of
 * the ticket.
 */
const BEFORE_SUBJECT =
  /^(?:(?:re|aw|antw|antwort|sv|vs|ref|res|rif|odp|r|fwd?|wg|tr|rv)\s*(?:\[\d+\])?\s*:|LATE:|\[(?:S-\d+|ext(?:ern(?:al)?)?|spam|caution)\]|extern(?:al)?:)\s*/i;
/** Our mails about a request are titled by its number. */
const REQUEST_NUMBER = /\bC-\d{4}-\d{4,9}\b/;
/** Said of a mail without a subject. */
const NO_SUBJECT = /^no subject$/i;
/** How a sender names the former subject behind a new one. */
const FORMER_SUBJECT = /[\s([]*\bwas:.*$/i;
/** How a sender says that the subject is all of the mail. */
const END_OF_MESSAGE = /\s*[(<[]?\b(?:eom|nntr?|eod)\b[)>\]]?\s*$/i;

/** What a sender typed into the subject of an answer beside the ticket's title; empty where it is that title, or ours about a request. */
export function wordsOfSubject(subject: string, title: string): string {
  if (REQUEST_NUMBER.test(subject)) return '';
  let words = subject;
  while (BEFORE_SUBJECT.test(words)) words = words.replace(BEFORE_SUBJECT, '');
  const said = words.replace(FORMER_SUBJECT, '').replace(END_OF_MESSAGE, '').replace(title, ' ');
  const own = said.replace(/^[\s\-–—:,.]+|[\s\-–—:,]+$/g, '').replace(/\s+/g, ' ');
  return NO_SUBJECT.test(own) || lettersOf(own) === '' || lettersOf(own) === lettersOf(title) ? '' : own;
}
