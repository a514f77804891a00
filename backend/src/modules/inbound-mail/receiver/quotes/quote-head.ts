/** Characters; a longer line is none that programs write around a message, and would take long to look at. */
export const MAX_FRAME_LINE = 300;

/** Whether a line that a program may have written around a message is like a pattern. */
export const isFrameLine = (line: string, pattern: RegExp): boolean =>
  line.length <= MAX_FRAME_LINE && pattern.test(line);

const SAYS =
  /(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|napisał(?:\(a\)|a)?|pisze|skrev|kirjoitti|写道|작성|のメッセージ)/i;
/** The end of the line above a quote. */
export const WROTE = new RegExp(`${SAYS.source}\\s*[:：]?$`, 'i');
/** How such a line begins, besides with a name. */
const BEGIN = /^\s*(?:-+\s*)?(?:(?:On|Le|El|Il|Em|Am|Op|Den|pe|W\sdniu|Dnia|[a-z]{3,4}\.)\s|在)/;
const DAY = /\b(?:19|20)\d{2}\b|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/;
const TIME = /\d{1,2}[:.h]\d{2}/;
/** Lines that a mail program breaks it into, at most. */
const MAX_LINES = 3;

/** Whether a line that ends like one above a quote names an address, or a day and a time, as mail programs do. */
const isOfProgram = (head: string): boolean => head.includes('@') || (DAY.test(head) && TIME.test(head));

/**
 * Whether a line begins like one above a quote but was typed: “On Monday the technician wrote:”, with what was written
 * below it, not quoted.
 */
export function isTypedHead(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (!BEGIN.test(line) && !WROTE.test(line.trimEnd())) return false;
  const head = lines.slice(at, at + MAX_LINES);
  const end = head.findIndex((part) => /[:：]\s*-*$/.test(part) || WROTE.test(part.trimEnd()));
  if (end < 0) return true;
  if (isOfProgram(head.slice(0, end + 1).join(' '))) return false;
  const below = lines.slice(at + end + 1).find((part) => part.trim() !== '');
  return !below?.trimStart().startsWith('>');
}

/** The number of lines at the end of a text by which a mail program names the writer of the quote below; 0 for none. */
export function headLength(lines: readonly string[]): number {
  const last =
    lines
      .at(-1)
      ?.replace(/[\\*_>]/g, '')
      .trim() ?? '';
  if (!WROTE.test(last) && !(SAYS.test(last) && /[:：]$/.test(last))) return 0;
  if (isOfProgram(last)) return 1;
  return isOfProgram([lines.at(-2) ?? '', last].join(' ')) ? 2 : 0;
}

/** Whether a line ends the words by which a mail program names the writer of the quote below. */
export const endsQuoteHead = (lines: readonly string[], at: number): boolean =>
  headLength(lines.slice(Math.max(0, at - 1), at + 1)) > 0;

/** Whether lines are the words by which a mail program names the writer of the quote below: “Am … schrieb Dana <…>:”, too. */
function isHead(lines: readonly string[]): boolean {
  const head = lines.join(' ').trimEnd();
  if (!/[:：]$/.test(head)) return WROTE.test(head) && isOfProgram(head);
  return SAYS.test(head) ? isOfProgram(head) : head.includes('@') && TIME.test(head);
}

const beginsHead = (line: string): boolean => BEGIN.test(line) || (DAY.test(line) && TIME.test(line));

/** The number of lines from one on by which a mail program names the writer of the quote below; 0 for none. */
export function headLengthAt(lines: readonly string[], at: number): number {
  if (isHead(lines.slice(at, at + 1))) return 1;
  if (!beginsHead(lines[at] ?? '')) return 0;
  for (let length = 2; length <= MAX_LINES; length += 1) {
    const last = lines[at + length - 1];
    if (last === undefined || (beginsHead(last) && isHead([last]))) return 0; // words above a head
    if (isHead(lines.slice(at, at + length))) return length;
  }
  return 0;
}

/** The number of lines at the end of a text that name the writer of the quote below, also with its address on a line of its own. */
export const headLengthAtEnd = (lines: readonly string[]): number =>
  headLength(lines) || ([2, 3].find((length) => headLengthAt(lines, lines.length - length) === length) ?? 0);

/** The words for the sender, the day and the receiver above a quoted mail of Outlook, in the languages of its users. */
const SENDER = /^(?:From|Von|De|Da|Van|Od|Från|Fra|Feladó|Kimden|От|发件人|寄件者|差出人|보낸 사람)\s*[:：]/i;
const SENT =
  /^(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado(?: el| em)?|Enviada em|Fecha|Inviato|Data|Verzonden|Wysłano|Odesláno|Skickat|Sendt|Dato|Küldve|Gönderildi|Отправлено|发送时间|寄件日期|日期|送信日時|日時|보낸 날짜)\s*[:：]/i;
const RECEIVER = /^(?:To|An|À|Para|A|Aan|Do|Komu|Till|Til|Címzett|Kime|Кому|收件人|收件者|宛先|받는 사람)\s*[:：]/i;
const SUBJECT =
  /^(?:Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Temat|Předmět|Ämne|Emne|Tárgy|Konu|Тема|主题|主旨|件名|제목)\s*[:：]/i;
/** A line such as “---------- Forwarded message ---------”. */
const DASHED = /^-{4,}\s?[^-\s](?:.*[^-\s])?\s?-{4,}$/;

/** A line without the signs of a quote or of bold words. */
export const bare = (line: string): string => line.replace(/[\\*_>]/g, '').trim();

/** Whether the header of a quoted mail begins at a line: it says who sent it to whom, and when. */
export function isHeader(lines: readonly string[], at: number): boolean {
  const line = bare(lines[at] ?? '');
  if (!SENDER.test(line) && !SENT.test(line)) return false;
  const head = lines.slice(at, at + 6).map(bare);
  return [SENDER, SENT, RECEIVER].every((words) => head.some((next) => words.test(next)));
}

const COPY = /^(?:Cc|Bcc|Kopie|Copie(?: à)?|Reply-To|Antwort an)\s*:/i;
const LABELS = [SENDER, SENT, RECEIVER, SUBJECT, COPY];

/** Whether a line is one of the header of a quoted mail. */
export const isLabelled = (line: string): boolean => LABELS.some((label) => label.test(rowAsLine(line)));

/** A row of a table as a line of a header: Notes quotes a mail below such rows. */
const rowAsLine = (line: string): string =>
  bare(line).replace(/^\|([^|:]+)\|([^|]*)\|$/, (_, label: string, words: string) => `${label.trim()}: ${words}`);

/** The line by which Notes names the sender of a mail that it quotes. */
const NOTES_SENDER = /^\W*"[^"]{1,80}"\s*\\?<[^\s@<>]+@[^\s@<>]+>\W*$/;
/** Lines between it and the table, at most. */
const MAX_NOTES_LINES = 8;

/** Whether the head of a mail that Notes quotes begins at a line: its sender, the day below, and a table of the others. */
export function isNotesHead(lines: readonly string[], at: number): boolean {
  if (!isFrameLine(lines[at] ?? '', NOTES_SENDER)) return false;
  const [day = '', ...below] = lines.slice(at + 1, at + MAX_NOTES_LINES).filter((line) => bare(line) !== '');
  return /^\d[\d./-]+,?\s+\d{1,2}:\d{2}\b/.test(bare(day)) && below.some((line) => RECEIVER.test(rowAsLine(line)));
}

/** The lines of the header of a quoted mail that begins at a line; none where none does. */
export function headerAt(lines: readonly string[], at: number): readonly string[] {
  if (!isHeader(lines, at)) return [];
  const end = lines.findIndex((line, index) => index > at && !isLabelled(line));
  return lines.slice(at, end < 0 ? lines.length : end);
}

/** Whether a line of a mail's header names the sender. */
export const isSender = (line: string): boolean => SENDER.test(bare(line));

export const isDashed = (line: string): boolean => DASHED.test(bare(line));

/** Whether a quoted or forwarded mail begins at a line, marked or not. */
export const isHeadOfMail = (lines: readonly string[], at: number): boolean =>
  (lines[at] ?? '').startsWith('>') ||
  DASHED.test(bare(lines[at] ?? '')) ||
  isHeader(lines, at) ||
  endsQuoteHead(lines, at);

/** Lines of the header of a quoted mail, at most: more than one receiver takes several. */
const MAX_HEADER_LINES = 12;

/** Where what follows the header begins. @param at its first line */
export function headerEnd(lines: readonly string[], at: number): number {
  const isQuoted = lines[at]?.startsWith('>');
  const head = lines.slice(at, at + MAX_HEADER_LINES);
  const length = head.findIndex((line) => bare(line) === '' || line.startsWith('>') !== isQuoted);
  return length < 0 ? lines.length : at + length;
}

/** Whether nothing stands above a quoted mail without marks: then what was written is below it, and no program says where. */
export function beginsWithMail(text: string): boolean {
  const lines = text.split('\n', MAX_HEADER_LINES * 2).filter((line) => bare(line) !== '');
  const at = DASHED.test(bare(lines[0] ?? '')) ? 1 : 0;
  const writer = [1, 2].find((length) => headLength(lines.slice(0, length)) === length);
  if (writer !== undefined) return !(lines[writer] ?? '>').startsWith('>');
  return isHeader(lines, at) && !lines.slice(0, MAX_HEADER_LINES).some((line) => line.startsWith('>'));
}

/** A line like “From: Bank <info@bank.example>” that no header of a quoted mail follows: its sender typed it. */
export function isTypedHeader(text: string): boolean {
  const head = text.trimStart().split('\n').slice(0, 6).map(bare);
  return (
    SENDER.test(head[0] ?? '') && ![SENT, RECEIVER, SUBJECT].some((words) => head.some((line) => words.test(line)))
  );
}
