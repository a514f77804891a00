import { textOfComment } from '../../../infrastructure/wording/comment-body.js';
import { isAnsweredWithin } from '../receiver/quotes/inline-answers.js';
import { STRUCK_OUT } from '../receiver/texts/letters.js';
import type { Reading } from '../receiver/reading.js';
import { LAST_LINES } from '../receiver/quotes/our-mails.js';
import { hasLineOf, quotesOfThread, withoutOurLines } from '../receiver/quotes/thread-quotes.js';
import { hasWordsBelow, markdownBelow, quotesOnly } from '../receiver/quotes/words-below.js';

/** Markdown as a plain text in which words that are struck out are others than those that aren't. */
export const comparableText = (markdown: string): string => textOfComment(markdown.replaceAll('~~', STRUCK_OUT));

/**
 * What is shown of a mail in its thread: without what it quotes of it, unless answers stand between or below those lines.
 * Other mails that it quotes stay, since the thread doesn't have them (decisions 4.83).
 * @param messages of the thread, as {@link comparableText}
 */
export function shownInThread(markdown: (reading: Reading) => string, messages: readonly string[]): string {
  const answerIn = quotesOfThread(messages);
  const answer = markdown({ answerIn });
  const quotes = answer.match(/^>.*$/gm) ?? [];
  if (hasLineOf([...messages, ...LAST_LINES], quotes.join('\n'))) return answer; // with the lines that it answers
  const whole = markdown('opening');
  const above = textOfComment(answer);
  // those that quote a mail of ours as a whole aren't answered
  const questions = messages
    .filter((message) => !LAST_LINES.every((line) => message.includes(line)))
    .map(withoutOurLines);
  if (isAnsweredWithin({ text: comparableText(whole), above }, questions)) return whole;
  const all = { text: textOfComment(markdown('whole')), above };
  if (!hasWordsBelow(all)) return answer;
  const below = quotesOnly(all, messages) ? markdownBelow(markdown('whole')) : null;
  return below === null ? whole : `${answer}\n\n${below}`;
}
