import { letterLine, lettersOf } from '../texts/letters.js';
import { isSaidBelow } from './signatures.js';
import { OURS } from './our-mails.js';
import { isQuoteOfOurs } from './thread-quotes.js';

/** A mail as plain text. */
export interface SentMail {
  /** With all that it quotes. */
  text: string;
  /** What its sender wrote above the quote. */
  above: string;
}

/** How programs write the addresses of links below a text that they quote; or an empty line of it. */
const QUOTED_ADDRESS = /^>[\s>]*(?:\[?\d{1,2}[\].:]+\s*<?https?:\S+)?$/;

/** A text without the lines at its begin that another one begins with, too. */
export function withoutBeginning(text: string, other: string): string {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const end = lines.findIndex((line, at) => line !== others[at]);
  return end < 0 ? '' : lines.slice(end).join('\n');
}

/** The place of the last line of our mail that a text quotes; -1 where it quotes none. */
export const lastLineOfOurs = (lines: readonly string[]): number => {
  const ends = OURS.last.map(lettersOf);
  return lines.findLastIndex((line) => ends.some((end) => lettersOf(line).includes(end)));
};

/** Whether words of a mail stand below the last line of our mail that it quotes, besides those that are shown. */
export function hasWordsBelow({ text, above }: SentMail): boolean {
  const lines = text.split('\n');
  const last = lastLineOfOurs(lines);
  if (last < 0) return false;
  const shown = new Set(above.split('\n').map(letterLine).filter(Boolean));
  const below = lines.slice(last + 1).filter((line) => !shown.has(letterLine(line)) && !QUOTED_ADDRESS.test(line));
  return isSaidBelow(below);
}

/** What stands in Markdown below the last line of our mail that it quotes; null where that can't be cut off. */
export function markdownBelow(markdown: string): string | null {
  const lines = markdown.split('\n');
  const below = lines
    .slice(lastLineOfOurs(lines) + 1)
    .join('\n')
    .trim();
  const isWhole = (below.match(/^`{3,}/gm) ?? []).length % 2 === 0 && !/^[|>]/.test(below);
  return isWhole ? below : null;
}

/**
 * Whether all that stands in a mail from what its sender wrote above on, to the last line of our mail that it quotes, is
 * known: so nothing was written between.
 */
export function quotesOnly({ text, above }: SentMail, messages: readonly string[]): boolean {
  const rest = withoutBeginning(text, above);
  if (above.trim() === '' || rest === text) return false;
  const lines = rest.split('\n');
  return isQuoteOfOurs(lines.slice(0, lastLineOfOurs(lines) + 1), messages);
}
