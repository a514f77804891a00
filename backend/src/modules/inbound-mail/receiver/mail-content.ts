import { limits, pictureMarker, truncate } from '@portal/contracts';
import { isAttachedMail, unpacked, type UnpackedMail } from './packed-mail.js';
import { invitationsIn, isCalendar, type Invitation } from './calendar/invitations.js';
import { withoutEmbeddedPictures, withoutAltTexts } from './html/html-pictures.js';
import { hasFormats, markdownOfHtml } from './html/html-markdown.js';
import {
  hasWordsBeyond,
  isRunTogether,
  isStub,
  withTextsOfExchange,
  textOf,
  wordsAmong,
} from './texts/kinds-of-text.js';
import { bodyOf, withPictures } from './mail-body.js';
import { lineOf, asMarkdown, cleanText, markdownOfText, quotedLines, writtenMarkdown } from './texts/mail-text.js';
import { takeApart, type TakenApart } from './mail-parts.js';
import { isAnswer, type Reading, type AttachedFile, type ReadableMail } from './reading.js';
import { isSmime, signedMail } from './proof/smime.js';

/** Characters of a plain text that are read; a message shows 10,000. */
const MAX_TEXT = 100_000;
/** Mails attached to a mail that are read; more are files. */
const MAX_ATTACHED_MAILS = 3;
const MAX_INVITATIONS = 5;
/** Words that a plain text has and its HTML hasn't, from which on both are shown although the HTML has formats. */
const MIN_OWN_WORDS = 3;

/** A file of a mail. */
export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
}

/** What a mail says and brings. */
export interface MailContent {
  /** What was written, without signature, as Markdown. @param reading with what it quotes, or without */
  markdown: (reading: Reading) => string;
  files: MailFile[];
  /** Whether a person wrote the text, rather than a program that answers an invitation. */
  hasOwnWords: () => boolean;
}

/** What a forwarded mail quotes is what its sender writes about. */
const FORWARD = /^\s*(?:fwd?|wg|tr|rv|i|pd|enc|doorst)\s*:/i;
/** The words by which a sender says that the answers stand within the quoted mail, in the eight languages. */
const ANSWERS_BELOW =
  /\b(?:(?:see|answers?|repl(?:y|ies)|comments?|notes?)\b.{0,25}\b(?:below|inline)|in red|siehe unten|weiter unten|(?:stehen|steht|antworte[nt]?|antwort(?:en)?)\b.{0,20}\bunten|in rot|ci-dessous|en rouge|más abajo|respuestas? abajo|respondo abajo|en rojo|qui sotto|in rosso|hieronder|in het rood|abaixo|em vermelho|poniżej|na czerwono)(?![\p{L}\p{N}])/iu;
/**
 * The line above a quote with the header of the quoted mail on it: Samsung's program leaves lines of the HTML out of
 * the text.
 */
const RUN_TOGETHER = /^-{8} [^-\n]{1,40} -{8}(?=\S)/m;
/** Files that a mail program reads rather than a person. */
const TECHNICAL =
  /^(?:application\/(?:x-)?pkcs7-signature|application\/pgp-(?:signature|encrypted)|text\/x-amp-html|text\/vnd\.google\.email-reaction\+json)$/i;
const PGP_ENCRYPTED = /^application\/pgp-encrypted$/i;
/**
 * The address of a mail of ours that needs no session (UnsubscribeLinks), also within that of a program which checks
 * links.
 */
const SIGNED_LINK =
  /<?https?:\/\/[^\s<>()[\]]{1,300}(?:\/|%2F)unsubscribe(?:\/|%2F)[0-9a-f-]{36}\.[\w+%\\]{1,300}\.[\w\\-]{20,100}[^\s<>()[\]]{0,500}>?/gi;
const SIGNED_LINK_WITH_WORDS = new RegExp(`\\[([^\\]\\n]{0,200})\\]\\(${SIGNED_LINK.source}\\)`, 'g');
const RICH_TEXT = /^(?:text|application)\/(?:rtf|x-rtf|richtext-rtf)$/i;
const RICH_TEXT_ONLY =
  '*The words of this mail are in rich text (RTF), which cannot be read here. Please send it once more as plain text or HTML.*';
/** What programs write into an answer to an invitation, in the eight languages. */
const ANSWERED_BY_PROGRAM =
  /\b(?:accepted|declined)\b|calend[ae]r|calendrier|kalend[ae]rz?|agenda|zugesagt|abgesagt|abgelehnt|angenommen|accept[ée]|d[ée]clin[ée]|refus[ée]|aceptad|rechazad|accettat|rifiutat|declinat|geaccepteerd|afgewezen|aceit|recusad|zaakceptow|odrzuc/i;
const ENCRYPTED = '*This mail is encrypted and cannot be read here. Please send it once more without encryption.*';

/** Reads what a mail says and brings. Mails attached to it are quoted below its text, and their files are its own. */
export async function readContent(raw: Buffer, mail: TakenApart): Promise<MailContent> {
  const taken = await withoutSignature(mail);
  const attached = taken.attachments.filter(isAttachedMail).slice(0, MAX_ATTACHED_MAILS);
  const own = readable(raw, taken, attached);
  const within = await Promise.all(
    attached.map(async ({ content }) => readable(content, await withoutSignature(await takeApart(content)), [])),
  );
  const quoted = [own.mails, ...within.map(({ mail: inner, mails }) => [inner, ...mails])].flat();
  const { invitations, files: others } = withoutCalendars([own.mail, ...quoted].flatMap((one) => one.files));
  const files = filesOf(others);
  const textsIn = (reading: Reading): string[] => [
    withDescription(writtenIn(own.mail, files, reading), invitations[0]) || unreadableIn(own.mail, mail),
    ...invitations.map(({ lines }) => lines),
    ...quoted.map((one) => quotedMail(one, files)),
  ];
  const isRemarked = invitations.some(({ comment }) => comment !== '');
  return {
    markdown: (reading) => withoutSignedLinks(textsIn(reading).filter(Boolean).join('\n\n')),
    files: files.map(({ name, type, content }) => ({ name, type, content })),
    hasOwnWords: () => isRemarked || isTyped(writtenIn(own.mail, files, 'answer')),
  };
}

/** A text without the addresses that let their bearer change what mails the reader gets. */
const withoutSignedLinks = (markdown: string): string =>
  markdown.replace(SIGNED_LINK_WITH_WORDS, '$1').replace(SIGNED_LINK, '');

const isTyped = (words: string): boolean => words !== '' && !ANSWERED_BY_PROGRAM.test(words);

/** Why a mail says nothing here. */
function unreadableIn({ text, html, files }: ReadableMail, mail: TakenApart): string {
  if (isEncrypted(mail)) return ENCRYPTED;
  const isRichText = text === undefined && html === undefined && files.some(isBodyInRichText);
  return isRichText ? RICH_TEXT_ONLY : '';
}

const isBodyInRichText = ({ contentType, filename }: AttachedFile): boolean => RICH_TEXT.test(contentType) && !filename;

/** What was written, and what an invitation says besides. */
function withDescription(written: string, invitation: Invitation | undefined): string {
  const description = invitation?.description ?? '';
  if (!hasWordsBeyond(description, written)) return written;
  return [written, markdownOfText(description, 'answer')].filter(Boolean).join('\n\n');
}

/** The mail within one that is signed as a whole, with all of its texts. */
async function withoutSignature(mail: TakenApart): Promise<TakenApart> {
  const [file, ...others] = mail.attachments;
  const inner = file && others.length === 0 && isSmime(file) ? signedMail(file.content) : null;
  return withTextsOfExchange(inner ? { ...mail, ...bodyAndFiles(await takeApart(inner)) } : mail);
}

const bodyAndFiles = ({ parts, attachments }: TakenApart) => ({ parts, attachments });

const isEncrypted = ({ attachments }: TakenApart): boolean =>
  attachments.some((file) => isSmime(file) || PGP_ENCRYPTED.test(file.contentType));

/** The events of a mail's calendars, each once; a calendar that can't be read stays a file. */
function withoutCalendars(files: readonly AttachedFile[]): { invitations: Invitation[]; files: AttachedFile[] } {
  const invitations = new Map<string, Invitation>();
  const others = files.filter((file) => {
    const events = isCalendar(file) ? invitationsIn(file) : null;
    for (const event of events ?? []) if (!invitations.has(event.key)) invitations.set(event.key, event);
    return events === null;
  });
  return { invitations: [...invitations.values()].slice(0, MAX_INVITATIONS), files: others };
}

/** The mail with the pictures of its HTML among its files. @param read files that are read by themselves */
function readable(raw: Buffer, taken: TakenApart, read: readonly AttachedFile[]): UnpackedMail {
  const { text, html } = bodyOf(taken);
  const words = text === undefined && html === undefined ? wordsAmong(taken.attachments) : undefined;
  const files = taken.attachments.filter((file) => file !== words && !read.includes(file));
  const isEmpty = text === undefined && html === undefined && taken.attachments.length === 0;
  const { mail, mails } = unpacked({
    from: taken.from?.text,
    date: taken.date,
    subject: taken.subject,
    text: isEmpty ? preambleOf(raw) : words ? textOf(words) : text,
    html,
    files,
  });
  if (mail.html === undefined) return { mail, mails };
  const { html: shown, pictures } = withoutEmbeddedPictures(mail.html);
  return { mail: { ...mail, html: shown, files: [...mail.files, ...pictures] }, mails };
}

/** What was written; also what it answers, where the mail is forwarded or says that the answers stand there. */
function writtenIn(mail: ReadableMail, files: readonly EmbeddableFile[], reading: Reading): string {
  if (FORWARD.test(mail.subject ?? '')) return markdownOf(mail, files, 'whole');
  const written = markdownOf(mail, files, reading);
  const hasQuotes = /^>/m.test(written); // with the answers between them
  return isAnswer(reading) && ANSWERS_BELOW.test(written) && !hasQuotes ? markdownOf(mail, files, 'whole') : written;
}

/** An attached mail below the lines that say whose it is. */
function quotedMail(mail: ReadableMail, files: readonly EmbeddableFile[]): string {
  const head = [
    ['From', mail.from],
    ['Date', mail.date?.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')],
    ['Subject', mail.subject],
  ].flatMap(([label, value]) => (value ? [`**${label}:** ${asMarkdown(lineOf(value, limits.title))}`] : []));
  return quotedLines([head.join('\n'), markdownOf(mail, files, 'whole')].filter(Boolean).join('\n\n'));
}

/**
 * The HTML where it says more than the plain text, as by tables, lists and links, or by words. A plain text that has
 * words of its own, too, stands above it, unless it only asks to read the HTML.
 */
function markdownOf({ text = '', html }: ReadableMail, files: readonly EmbeddableFile[], reading: Reading): string {
  const pictures = new Map(files.flatMap(({ cid, name }) => (cid === null ? [] : [[cid, name] as const])));
  const plain = withPictures(truncate(text, MAX_TEXT), (cid) => markerOf(pictures.get(cid.toLowerCase())));
  const ofText = markdownOfText(plain, reading);
  if (html === undefined) return ofText;
  const ofHtml = writtenMarkdown(markdownOfHtml(cleanText(html), pictures, reading), reading);
  if (ofText === '' || RUN_TOGETHER.test(text) || isRunTogether(plain, ofHtml)) return ofHtml;
  if (!hasFormats(ofHtml) && !hasWordsBeyond(ofHtml, plain)) return ofText;
  // a table or a link is put into words for the plain text
  const least = hasFormats(ofHtml) ? MIN_OWN_WORDS : 1;
  const own = withoutAltTexts(ofText, html);
  const isCovered = isStub(text) || !hasWordsBeyond(own, markdownOfHtml(cleanText(html), pictures, 'whole'), least);
  return isCovered ? ofHtml : `${ofText}\n\n${ofHtml}`;
}

const markerOf = (picture: string | undefined): string => (picture === undefined ? '' : pictureMarker(picture));

/** The text of a mail whose parts never begin, as of a program that wrote the boundary wrongly. */
function preambleOf(raw: Buffer): string {
  const mail = raw.toString('utf8').replace(/\r\n?/g, '\n');
  const begin = mail.indexOf('\n\n');
  return begin < 0 ? '' : mail.slice(begin).replace(/^--.*$/gm, '');
}

/** A file with the Content-ID by which the HTML shows it; null without one. */
type EmbeddableFile = MailFile & { cid: string | null };

/** The files of a mail, each under a name of its own: Gmail calls every pasted picture "image.png". */
function filesOf(attachments: readonly AttachedFile[]): EmbeddableFile[] {
  const names = new Set<string>();
  return attachments
    .filter(({ contentType }) => !TECHNICAL.test(contentType))
    .map(({ filename, contentType, content, cid }, index) => {
      const name = unusedName(lineOf(filename ?? '', limits.fileName) || `attachment-${index + 1}`, names);
      names.add(name);
      return { name, type: contentType, content, cid: cid?.toLowerCase() ?? null };
    });
}

function unusedName(name: string, used: ReadonlySet<string>): string {
  const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; used.has(free); number += 1) {
    const suffix = ` (${number})${ending}`;
    free = `${truncate(base, limits.fileName - suffix.length)}${suffix}`;
  }
  return free;
}
