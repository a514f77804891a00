import { textOfComment } from '../../../infrastructure/wording/comment-body.js';
import { isAnsweredWithin } from '../receiver/quotes/inline-answers.js';
import { STRUCK_OUT } from '../receiver/texts/letters.js';
import type { Reading } from '../receiver/reading.js';
import { hasLineOf, quotesOfThread, withoutOurLines, type OurMails } from '../receiver/quotes/thread-quotes.js';
import { hasWordsBelow, markdownBelow, quotesOnly } from '../receiver/quotes/words-below.js';
import { brand } from '@portal/contracts';

/** What stands in the last lines of each mail of ours, and there alone. */
const LAST = [brand.phone.shown, brand.hours];
/** The words of a link below those lines that most of our mails have. */
const UNSUBSCRIBE = 'Unsubscribe, or choose when mail like this comes';

/** What distinguishes the product's mails from others. */
export const OURS: OurMails = {
  name: brand.shortName,
  email: brand.email,
  last: [...LAST, UNSUBSCRIBE],
  footer: `${brand.name}, ${brand.region} ${brand.phone.shown} ${brand.email} ${brand.hours} ${UNSUBSCRIBE}`,
};

/** Markdown as a plain text in which words that are struck out are others than those that aren't. */
export const comparableText = (markdown: string): string => textOfComment(markdown.replaceAll('~~', STRUCK_OUT));

/**
 * What is shown of a mail in its thread: without what it quotes of it, unless answers stand between or below those lines.
 * Other mails that it quotes stay, since the thread doesn't have them (decisions 4.83).
 * @param messages of the thread, as {@link comparableText}
 */
export function shownInThread(markdown: (reading: Reading) => string, messages: readonly string[]): string {
  const answerIn = quotesOfThread(messages, OURS);
  const answer = markdown({ answerIn });
  const quotes = answer.match(/^>.*$/gm) ?? [];
  if (hasLineOf([...messages, ...LAST], quotes.join('\n'))) return answer; // with the lines that it answers
  const whole = markdown('opening');
  const above = textOfComment(answer);
  // those that quote a mail of ours as a whole aren't answered
  const questions = messages.filter((message) => !LAST.every((line) => message.includes(line))).map(withoutOurLines);
  if (isAnsweredWithin({ text: comparableText(whole), above }, questions, OURS)) return whole;
  const all = { text: textOfComment(markdown('whole')), above };
  if (!hasWordsBelow(all, OURS)) return answer;
  const below = quotesOnly(all, messages, OURS) ? markdownBelow(markdown('whole'), OURS) : null;
  return below === null ? whole : `${answer}\n\n${below}`;
}
