/** Letters and digits; a shorter line of a message may stand anywhere. */
const MIN_LENGTH = 5;
/** Lines that are looked at, of a mail and of each message. */
const MAX_LINES = 1_000;

/**
 * Whether a mail has answers between the lines of a message that it quotes: two lines that follow each other in the
 * message stand in the mail with another one between them.
 * @param mail plain text with all that it quotes
 * @param messages plain texts
 */
export function isAnsweredWithin(mail: string, messages: readonly string[]): boolean {
  const lines = linesOf(mail);
  return messages.some((message) => hasLinesBetween(lines, linesOf(message)));
}

function hasLinesBetween(mail: readonly string[], message: readonly string[]): boolean {
  const own = new Set(message);
  const told = message.filter((line) => line.length >= MIN_LENGTH);
  return told.slice(1).some((line, index) => {
    const at = mail.indexOf(told[index] ?? '');
    if (at < 0) return false;
    const next = mail.indexOf(line, at + 1);
    return next > at + 1 && !mail.slice(at + 1, next).some((between) => own.has(between));
  });
}

/** The lines that say something, without signs and blanks, which programs change. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => line.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase())
    .filter((line) => line !== '');
