import { isHeadOfMail } from './quote-head.js';

/** A signature with more lines says something. */
const MAX_LINES = 12;
const DELIMITER = '-- ';
/** A line that separates parts of a text as well as a signature. */
const DRAWN = /^\s*[-_+=]{2,}\s*$/;
const POSTSCRIPT = /^\W*P\.? ?S\b/i;
/** A closing that begins with another word than these was typed: “OK regards”. */
const CLOSING = /^(\w+)\s+(?:and\s+)?(?:regards|cordialement)\b/i;
const BEFORE_CLOSING =
  /^(?:best|kind|kindest|warm|warmest|good|sincere|cordial|friendly|many|thanks|with|my|our|bien)$/i;
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
const PROGRAM =
  /^(?:Get (?:Outlook|BlueMail) for|Télécharger Outlook pour|Outlook für (?=.*beziehen$)|Sent with(?= \[?Proton)|Diese Nachricht wurde (?=.*gesendet\.?$)) ?/;

/** The small words of such a line, in the eight languages; a line with others goes on as a sentence. */
const SMALL_WORDS = new Set(
  (
    'a an the my on for from via with using by and app mobile smart cell phone smartphone tablet device handheld mail email ' +
    'meinem einem mit der für auf von gesendet aus mon mi mio mijn meu moj mojego mojej min un une uno una de del dal da do ' +
    'desde depuis à partir pour para por per su sur no na en em et y e op met van een het z ze ta aplikacji mobil ' +
    'mobiltelefon telefon téléphone portable móvil dispositivo dispositif appareil teléfono cellulare telefoon celular ' +
    'telefone telefonu komórkowego toestel apparaat secure wurde beziehen'
  ).split(' '),
);
const MAX_PHONE_WORDS = 12;

/** Whether a line has nothing but names and small words: no sentence that begins with the name of a device. */
function isNames(line: string): boolean {
  const words = line.replace(/[<(\[]?https?:\S+/g, ' ').match(/[\p{L}\p{N}](?:[\p{L}\p{N}.'’-]*[\p{L}\p{N}])?/gu) ?? [];
  const isName = (word: string): boolean => /^(?:\p{Lu}|\d|i\p{Lu}|e\p{Lu})/u.test(word);
  return words.length <= MAX_PHONE_WORDS && words.every((word) => isName(word) || SMALL_WORDS.has(word.toLowerCase()));
}

const isOfProgram = (line: string): boolean =>
  (PROGRAM.test(line) || (SENT_FROM.test(line) && DEVICE.test(line))) && isNames(line);

/** Whether a line begins like that of a phone but names none: its sender typed it. */
export const isTypedPhoneLine = (line: string): boolean =>
  (PROGRAM.test(line) || SENT_FROM.test(line)) && !isOfProgram(line);

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
  const isShort = rest.filter((line) => line.trim() !== '').length < MAX_LINES && !hasPostscript(part);
  if (first === DELIMITER) return isShort && !hasSentence(rest) ? wordsBelowSignature(rest) : rest.join('\n');
  if (DRAWN.test(first)) return first.trim() === '--' && isOnly && isShort && rest.every(isOfSignature) ? '' : part;
  const [, typed = 'best'] = CLOSING.exec(first) ?? [];
  return isShort && BEFORE_CLOSING.test(typed) && rest.every(isOfSignature) ? '' : part;
}

/** Lines below the first blank one of a signature where one of them is no part of it: they were typed there. */
function wordsBelowSignature(lines: readonly string[]): string {
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '');
  const below = end < 0 ? [] : lines.slice(end + 1);
  const isMail = below.some((_, at) => isHeadOfMail(below, at));
  return isMail || below.every(isOfSignature) ? '' : below.join('\n');
}

/** An address, or the number of a phone. */
const CONTACT = /\S{1,80}@\S+|(?:https?:\/\/|www\.)\S+|(?:\+|\b0|\()[\d ()/.-]{6,40}\d|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/g;

/** What stands beside a number in a signature; “Code 4711” was written. */
const NUMBERED =
  /\b(?:Phone|Tel(?:efon|efono|éfono|éphone|efoon)?|Fax|Mob(?:ile?|il)?|Cell|Handy|Direct|Office|[TFMPO]|Suite|Street|St|Road|Rd|Ave(?:nue)?|Floor|\w*str(?:aße|asse)?|Rue|Calle|Via|[A-Z]{2})\b|^\W*\d{4,5}\b/;

/** Whether a line below the regards has names, addresses and numbers of phones only; what else stands there was written. */
function isOfSignature(line: string): boolean {
  const names = line.replace(CONTACT, ' ');
  const isEnded =
    /[.!?。！？]["')]*\s*$/.test(names) &&
    !/\b(?:Inc|Ltd|Co|Corp|St|Ave|Rd|Str|Jr|Sr|Mr|Dr|a\.m|p\.m)\.\s*$/.test(names);
  if (/\d/.test(names) && !NUMBERED.test(names)) return false;
  return names === '' || (!isEnded && (isNames(names) || SAID_BELOW_EACH_MAIL.test(line)));
}

/** Whether a text that is marked as a signature has words that were written into it: a sentence, or a postscript. */
export const isSaid = (text: string): boolean => hasPostscript(text) || hasSentence(text.split('\n'));

/** What servers put below each mail, a quoted one too: a notice has such a word, and names the mail itself. */
const OF_NOTICE = new RegExp(`${SAID_BELOW_EACH_MAIL.source}|virus|scanned|disclaimer|unsubscribe|mailing list`, 'i');
const THIS_MAIL =
  /(?<!\p{L})(?:this|diese[rs]?|ce|cet|cette|est[ea]|quest[ao]|dit|deze|t[aeąę]|niniejsz\p{L}{1,3}) (?:[^\s.]{1,20} ){0,2}?(?:e-?mails?|mail|message|communication|transmission|nachricht|courriel|correo|mensaje|messaggio|mensagem|bericht|wiadomoś[ćc]i?)(?!\p{L})/iu;
/** What a scanner of a program writes there, a few words with its address. */
const OF_SCANNER = /^(?:\S+ ){0,4}\S*\bavast\.com\b\S*$/i;

const isNotice = (paragraph: string): boolean =>
  (OF_NOTICE.test(paragraph) && THIS_MAIL.test(paragraph) && !/\?(?: |$)/.test(paragraph)) ||
  OF_SCANNER.test(paragraph);

/** Where a picture stands: a logo, for example. */
const PICTURE = /^\[picture: [^\]]*\]$/;

/** Whether lines below a quoted mail say something: more than a signature, the line of a phone, or a notice. */
export function isSaidBelow(lines: readonly string[]): boolean {
  return withoutMarkedSignatures(lines.map((line) => (line.trim() === '--' ? DELIMITER : line)))
    .map((line) => (DRAWN.test(line) || PICTURE.test(line.trim()) ? '' : line.trim()))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .some((paragraph) => paragraph !== '' && !isNotice(paragraph));
}

const hasPostscript = (text: string): boolean => text.split('\n').some((line) => POSTSCRIPT.test(line));

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
