import type { Role } from '@portal/contracts';
import { textOfComment } from '../../../infrastructure/wording/comment-body.js';
import { OURS } from '../our-mails.js';
import { isQuotingTeam, publicAnswer, type ToldMessage } from './public-answer.js';
import { asMarkdown } from '../receiver/texts/mail-text.js';
import type { Reading } from '../receiver/reading.js';
import { isSaidBelow, withoutMarkedSignatures } from '../receiver/quotes/signatures.js';
import { isToldByUs } from '../receiver/quotes/thread-quotes.js';
import { isMarked } from '../receiver/quotes/unmarked-quote.js';
import { wordsOfSubject } from './typed-subject.js';
import { shownInThread } from './thread-answer.js';

/** A thread that a mail goes on with. */
export interface AnsweredThread {
  /** The title of its ticket. */
  title: string;
  messages: readonly ToldMessage[];
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
const isUnchangedQuote = (shown: string, messages: readonly ToldMessage[], title: string): boolean =>
  publicAnswer(withoutMarkedSignatures(shown.split('\n')).join('\n'), messages, title) === '' &&
  isToldByUs(
    shown.split('\n').filter(isMarked),
    messages.map(({ text }) => text),
    OURS,
  );
