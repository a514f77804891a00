/** A signature with more lines says something. */
const MAX_LINES = 12;
const DELIMITER = '-- ';
/** A line that separates parts of a text as well as a signature. */
const DRAWN = /^\s*[-_+=]{2,}\s*$/;
const POSTSCRIPT = /^\W*P\.? ?S\b/im;
/** A paragraph that says something: so many words up to a full stop, and not what companies put below each mail. */
const MIN_WORDS = 6;
const SAID_BELOW_EACH_MAIL =
  /confidential|intended (?:only )?for|before (?:you )?print|vertraulich|confidentiel|confidencial|riservat|vertrouwelijk|poufn/i;
/** What a phone writes below a mail by itself. */
const PHONE =
  /^(?:Sent from my|Get Outlook for|Von meinem|Gesendet von|Envoyé de|Enviado desde|Enviado do|Inviato da|Verstuurd vanaf|Wysłane z) [^\n]*$/;

/** Whether a text is nothing but the line of a phone. */
export const isPhoneLine = (text: string): boolean => PHONE.test(text.trim());

/** Whether a part begins with the line that programs put above signatures, or that of a phone. */
export const isMarkedSignature = (part: string): boolean =>
  part.startsWith(`${DELIMITER}\n`) || isPhoneLine(part.split('\n', 1)[0] ?? '');

/**
 * What a part of a mail says that begins like a signature; empty for a signature. Lines drawn between parts of a text, a
 * postscript, sentences below the regards, and what was typed below the line of a phone aren't one.
 * @param isOnly whether the mail has no other such part
 */
export function wordsOfSignature(part: string, isOnly: boolean): string {
  const [first = '', ...rest] = part.split('\n');
  if (isPhoneLine(first)) return rest.join('\n');
  const isShort = rest.filter((line) => line.trim() !== '').length < MAX_LINES && !POSTSCRIPT.test(part);
  if (first === DELIMITER) return isShort && !hasSentence(rest) ? '' : rest.join('\n');
  if (DRAWN.test(first)) return first.trim() === '--' && isOnly && isShort ? '' : part;
  return isShort && !hasSentence(rest) ? '' : part;
}

const hasSentence = (lines: readonly string[]): boolean =>
  lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .some(
      (paragraph) =>
        paragraph.split(/\s+/).length >= MIN_WORDS &&
        /[.?!。？！]["')]*$/.test(paragraph) &&
        !SAID_BELOW_EACH_MAIL.test(paragraph),
    );
