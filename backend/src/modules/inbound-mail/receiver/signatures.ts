import { isHeadOfMail } from './quoted-header.js';

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
/** How the line begins that a phone or a program writes below a mail by itself. */
const SENT_FROM =
  /^(?:Sent from|Von meinem|Von(?= .*gesendet$)|Gesendet von|Envoyé (?:de|depuis|à partir de)|Enviado (?:desde|do)|Inviato da|Verstuurd vanaf|Verzonden vanaf|Wysłane z|Sendt fra) /;
/** What such a line names: “Sent from the office” was typed. */
const DEVICE =
  /\b(?:(?:my|meinem|mon|mi|mio|mijn|meu|moj\w+|min) [A-Z\d]|i(?:Phone|Pad|Pod|Cloud)|Galaxy|Samsung|Android|Huawei|Xiaomi|Pixel|BlackBerry|Outlook|Yahoo|Proton|Thunderbird|Windows|Gmail|GMX|WEB\.DE|Mail|Mac|(?:mobile|smart|cell)? ?phone|mobile|tablet|device|Smartphone|Mobiltelefon|Handy|Tablet|t[eé]l[eé]phone|portable|móvil|cellulare|telefoon|celular|telefonu)\b/;
const PROGRAM = /^(?:Get Outlook for|Télécharger Outlook pour) /;

const isOfProgram = (line: string): boolean => PROGRAM.test(line) || (SENT_FROM.test(line) && DEVICE.test(line));

/** Whether a line begins like that of a phone but names none: its sender typed it. */
export const isTypedPhoneLine = (line: string): boolean => SENT_FROM.test(line) && !isOfProgram(line);

/** Whether a text is nothing but the line of a phone. */
export const isPhoneLine = (text: string): boolean => !text.trim().includes('\n') && isOfProgram(text.trim());

/**
 * Lines without what a program put between or below them: signatures below their line (`-- `) and the lines of phones. A
 * signature ends where a quoted or forwarded mail begins, or at a blank line.
 */
export function withoutMarkedSignatures(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === DELIMITER) {
      const end = endOfSignature(lines, at + 1);
      const words = wordsOfSignature(lines.slice(at, end).join('\n'), false);
      if (words !== '') kept.push(...words.split('\n'));
      at = end - 1;
    } else if (!isPhoneLine(line)) kept.push(line);
  }
  return kept;
}

function endOfSignature(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && (lines[end] ?? '').trim() !== '' && !isHeadOfMail(lines, end)) end += 1;
  return end;
}

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
