import { isFrameLine } from '../html/frame-lines.js';
import { endsQuoteHead, headLength } from './quote-head.js';

/** The words for the sender, the day and the receiver above a quoted mail of Outlook, in the languages of its users. */
const SENDER = /^(?:From|Von|De|Da|Van|Od|Från|Fra|Feladó|Kimden|От|发件人|寄件者|差出人|보낸 사람)\s*[:：]/i;
const DAY =
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
  if (!SENDER.test(line) && !DAY.test(line)) return false;
  const head = lines.slice(at, at + 6).map(bare);
  return [SENDER, DAY, RECEIVER].every((words) => head.some((next) => words.test(next)));
}

const COPY = /^(?:Cc|Bcc|Kopie|Copie(?: à)?|Reply-To|Antwort an)\s*:/i;
const LABELS = [SENDER, DAY, RECEIVER, SUBJECT, COPY];

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
  return SENDER.test(head[0] ?? '') && ![DAY, RECEIVER, SUBJECT].some((words) => head.some((line) => words.test(line)));
}
