import type { MailPart, MailAttachment, TakenApart } from './mail-parts.js';

/** Stands around the Content-ID of a picture in a plain text, where the picture stood. */
const PLACE = '\uE000';
const PLACES = new RegExp(`${PLACE}([^${PLACE}\\n]+)${PLACE}`, 'g');
/** Characters; a longer HTML is taken to say something without a look at it. */
const MAX_EMPTY_HTML = 2_000;

/** What a mail says, as plain text and as HTML; one that isn't whole is missing. */
export interface MailBody {
  text: string | undefined;
  html: string | undefined;
}

/** What stands in a mail after each other: a text in one or both kinds, or a picture. */
type Piece = MailBody | { picture: MailAttachment };

/**
 * The texts of a mail one after the other, with the pictures that stand between them, as Apple Mail sends them. These
 * pictures get a Content-ID where they have none.
 */
export const bodyOf = ({ parts, attachments }: Pick<TakenApart, 'parts' | 'attachments'>): MailBody =>
  joined(piecesOf(parts, attachments.values()));

/** A plain text with what is shown for each picture in it. @param show by its Content-ID */
export const withPictures = (text: string, show: (cid: string) => string): string =>
  text.replace(PLACES, (_, cid: string) => show(cid));

function piecesOf(part: MailPart, attachments: Iterator<MailAttachment>): Piece[] {
  if (part.isAttachment) {
    const { value } = attachments.next() as { value: MailAttachment | undefined };
    return value && isShown(value) ? [{ picture: value }] : [];
  }
  const { contentType, textContent, children } = part;
  if (contentType === 'text/html') return [{ text: undefined, html: textContent ?? '' }];
  if (children.length === 0) return textContent ? [{ text: textContent, html: undefined }] : [];
  const within = children.map((child) => piecesOf(child, attachments));
  if (contentType === 'multipart/alternative') return [alternatives(within.map(joined))];
  const pieces = within.flat();
  return contentType === 'multipart/related' ? pieces.filter(isBody) : pieces; // its HTML says where its pictures are
}

/** Whether a file is a picture that the mail shows rather than attaches. */
const isShown = ({ contentType, contentDisposition }: MailAttachment): boolean =>
  contentType.startsWith('image/') && contentDisposition !== 'attachment';

const isBody = (piece: Piece): piece is MailBody => !('picture' in piece);

/** The same words in several kinds. */
const alternatives = (bodies: readonly MailBody[]): MailBody => ({
  text: bodies.find(({ text, html }) => text !== undefined && html === undefined)?.text,
  html: bodies.findLast(({ html }) => html !== undefined)?.html,
});

/** Pieces one after the other; pictures behind the last words stand there anyway, as files. */
function joined(all: readonly Piece[]): MailBody {
  const pieces = all.slice(0, all.findLastIndex(hasWords) + 1);
  const bodies = pieces.filter(isBody).filter(hasWords);
  const texts = bodies.flatMap(({ text }) => text ?? []);
  if (bodies.every(({ html }) => html === undefined)) {
    const lines = pieces.map((piece) =>
      isBody(piece) ? (piece.text ?? '') : `\n${PLACE}${cidOf(piece.picture)}${PLACE}\n`,
    );
    return { text: bodies.length > 0 ? lines.join('\n\n') : undefined, html: undefined };
  }
  const html = pieces.map((piece) => (isBody(piece) ? htmlOf(piece) : placeIn(bodies, piece))).join('<br/>\n');
  return { text: texts.length === bodies.length ? texts.join('\n\n') : undefined, html };
}

function hasWords(piece: Piece): boolean {
  if (!isBody(piece)) return false;
  if (piece.text?.trim()) return true;
  const { html = '' } = piece;
  return html.length > MAX_EMPTY_HTML || /<img/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** The picture as HTML; nothing when some HTML shows it itself. */
function placeIn(bodies: readonly MailBody[], { picture }: { picture: MailAttachment }): string {
  const { cid } = picture;
  if (cid !== undefined && bodies.some(({ html }) => html?.includes(`cid:${cid}`))) return '';
  return `<p><img src="cid:${encodeURIComponent(cidOf(picture))}"></p>`;
}

const cidOf = (picture: MailAttachment): string => (picture.cid ??= `part-${picture.partId ?? ''}`);

/** A plain text has its lines in HTML too. */
const htmlOf = ({ text, html }: MailBody): string =>
  html ??
  (text ?? '')
    .split('\n')
    .map((line) => `<div>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</div>`)
    .join('');
