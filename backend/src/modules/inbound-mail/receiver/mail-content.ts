import { limits } from '@portal/contracts';
import type { AddressObject, Attachment, ParsedMail } from 'mailparser';
import { withoutEmbeddedPictures, type AttachedFile } from './embedded-pictures.js';
import { lineOf } from './mail-line.js';
import { hasFormats, markdownOfHtml } from './html-markdown.js';
import { asMarkdown, cleanText, markdownOfText, quotedLines, writtenMarkdown } from './mail-text.js';

/** Characters of a plain text that are read; a message shows 10,000. */
const MAX_TEXT = 100_000;
/** Mails attached to a mail that are read; more are files. */
const MAX_ATTACHED_MAILS = 3;

/** A file of a mail. */
export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
}

/** What a mail says and brings. */
export interface MailContent {
  /** What was written, without quotes and signature, as Markdown. */
  markdown: string;
  files: MailFile[];
}

/** A mail as it came, and as it was parsed. */
export interface ReadMail {
  raw: Buffer;
  mail: ParsedMail;
}

/** What a forwarded mail quotes is what its sender writes about. */
const FORWARD = /^\s*(?:fwd?|wg|tr|rv|i|pd|enc|doorst)\s*:/i;
/** The words by which a sender says that the answers stand within the quoted mail, in the eight languages. */
const ANSWERS_BELOW =
  /\b(?:(?:see|answers?|repl(?:y|ies)|comments?|notes?)\b.{0,25}\b(?:below|inline)|in red|siehe unten|weiter unten|(?:stehen|steht|antworte[nt]?|antwort(?:en)?)\b.{0,20}\bunten|in rot|ci-dessous|en rouge|más abajo|respuestas? abajo|respondo abajo|en rojo|qui sotto|in rosso|hieronder|in het rood|abaixo|em vermelho|poniżej|na czerwono)(?![\p{L}\p{N}])/iu;
/** Files that a mail program reads rather than a person. */
const TECHNICAL = /^(?:text\/calendar|application\/(?:x-)?pkcs7-signature|application\/pgp-signature)$/i;
const ATTACHED_MAIL = 'message/rfc822';

/**
 * Reads what a mail says and brings. Mails attached to it are quoted below its text, and their files are its own.
 * @param parse reads an attached mail
 */
export async function readContent(
  { raw, mail }: ReadMail,
  parse: (content: Buffer) => Promise<ParsedMail>,
): Promise<MailContent> {
  const read = withFiles({ raw, mail });
  const attached = mail.attachments.filter(isAttachedMail).slice(0, MAX_ATTACHED_MAILS);
  const within = await Promise.all(
    attached.map(async ({ content }) => withFiles({ raw: content, mail: await parse(content) })),
  );
  const own = read.files.filter((file) => !attached.some((one) => one === file));
  const files = filesOf([...own, ...within.flatMap((inner) => inner.files)]);
  const texts = [writtenIn(read, files), ...within.map((inner) => quotedMail(inner, files))];
  return {
    markdown: texts.filter(Boolean).join('\n\n'),
    files: files.map(({ name, type, content }) => ({ name, type, content })),
  };
}

/** The mail with the pictures of its HTML among its files. */
function withFiles({ raw, mail }: ReadMail): ReadMail & { files: AttachedFile[] } {
  if (!mail.html) return { raw, mail, files: mail.attachments };
  const { html, pictures } = withoutEmbeddedPictures(mail.html);
  return { raw, mail: { ...mail, html }, files: [...mail.attachments, ...pictures] };
}

const isAttachedMail = ({ contentType }: Attachment): boolean => contentType === ATTACHED_MAIL;

/** What was written; also what it answers, where the mail is forwarded or says that the answers stand there. */
function writtenIn(read: ReadMail, files: readonly EmbeddableFile[]): string {
  if (FORWARD.test(read.mail.subject ?? '')) return markdownOf(read, files, true);
  const written = markdownOf(read, files, false);
  const hasQuotes = /^>/m.test(written); // with the answers between them
  return ANSWERS_BELOW.test(written) && !hasQuotes ? markdownOf(read, files, true) : written;
}

/** An attached mail below the lines that say whose it is. */
function quotedMail(read: ReadMail, files: readonly EmbeddableFile[]): string {
  const { from, date, subject } = read.mail;
  const head = [
    ['From', textOf(from)],
    ['Date', date?.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')],
    ['Subject', subject],
  ].flatMap(([label, value]) => (value ? [`**${label}:** ${asMarkdown(lineOf(value, limits.title))}`] : []));
  return quotedLines([head.join('\n'), markdownOf(read, files, true)].filter(Boolean).join('\n\n'));
}

const textOf = (from: AddressObject | undefined): string | undefined => from?.text;

/** The HTML where it says more than the plain text, as by tables, lists and links. @param isWhole with all that is quoted */
function markdownOf({ raw, mail }: ReadMail, files: readonly EmbeddableFile[], isWhole: boolean): string {
  const plain = mail.text ?? (!mail.html && mail.attachments.length === 0 ? preambleOf(raw) : '');
  const ofText = markdownOfText(plain.slice(0, MAX_TEXT), isWhole);
  if (!mail.html) return ofText;
  const pictures = new Map(files.flatMap(({ cid, name }) => (cid === null ? [] : [[cid, name] as const])));
  const ofHtml = writtenMarkdown(markdownOfHtml(cleanText(mail.html), pictures, isWhole), isWhole);
  return ofText === '' || hasFormats(ofHtml) ? ofHtml : ofText;
}

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
    free = `${base.slice(0, limits.fileName - suffix.length)}${suffix}`;
  }
  return free;
}
