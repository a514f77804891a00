import { createDocument, type HtmlElement } from '@mixmark-io/domino';
import { pictureMarker } from '@portal/contracts';
import type { AttachedFile } from '../reading.js';
import { escapeMarkdown } from '../texts/mail-text.js';

/** The words that stand for a picture, as HTML gives them. */
const ALT = /\balt\s*=\s*(?:"([^"]{1,1000})"|'([^']{1,1000})')/gi;
/** Words in brackets in a plain text or its Markdown, perhaps on several lines. */
const IN_BRACKETS = /\[([^[\]]{1,1200})\]/g;
const MAX_PICTURES = 200;

/** The pictures within a mail by their Content-ID: their names. */
export type PictureNames = ReadonlyMap<string, string>;

/** Where a picture stood: its name, or of one that is elsewhere the words that stand for it. */
export function pictureOf(node: HtmlElement, pictures: PictureNames): string {
  const [, id = ''] = /^cid:(.+)$/i.exec(node.getAttribute('src') ?? '') ?? [];
  const name = pictures.get(id.toLowerCase()) ?? pictures.get(decodeAddress(id).toLowerCase());
  if (name !== undefined) return escapeMarkdown(pictureMarker(name));
  return escapeMarkdown((node.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim());
}

/**
 * A plain text without the words in brackets that stand in it for the pictures of the HTML: Outlook writes them by itself,
 * on several lines of the HTML and on one of the plain text.
 */
export function withoutAltTexts(text: string, html: string): string {
  const alts = new Set(altTextsIn(html).map(wordsOnly));
  if (alts.size === 0) return text;
  return text.replace(IN_BRACKETS, (whole, words: string) => (alts.has(wordsOnly(words)) ? ' ' : whole));
}

function altTextsIn(html: string): string[] {
  const alts = [...html.matchAll(ALT)].slice(0, MAX_PICTURES).map(([, double, single]) => double ?? single ?? '');
  const { body } = createDocument(`<body>${alts.map((alt) => `<p>${alt.replace(/</g, '&lt;')}</p>`).join('')}</body>`);
  return Array.from(body.querySelectorAll('p')).map(({ textContent }) => textContent ?? '');
}

const wordsOnly = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** An address as it was before its signs were written as %40 and the like. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Pictures within the HTML of a mail that are read; the rest is left out. */
const MAX_EMBEDDED = 50;
const PICTURE = /\bsrc\s*=\s*(["'])data:image\/(png|jpeg|gif|webp);base64,([\w+/=\s]*)\1/gi;

/** The HTML with its embedded pictures (`data:`) as files that it shows by their Content-ID, like those of other mails. */
export function withoutEmbeddedPictures(html: string): { html: string; pictures: AttachedFile[] } {
  const pictures: AttachedFile[] = [];
  const shown = html.replace(PICTURE, (whole, quote: string, type: string, data: string) => {
    if (pictures.length === MAX_EMBEDDED) return whole;
    const cid = `embedded-picture-${pictures.length + 1}`;
    const kind = type.toLowerCase();
    const filename = `picture-${pictures.length + 1}.${kind === 'jpeg' ? 'jpg' : kind}`;
    pictures.push({ filename, contentType: `image/${kind}`, content: Buffer.from(data, 'base64'), cid });
    return `src=${quote}cid:${cid}${quote}`;
  });
  return { html: shown, pictures };
}
