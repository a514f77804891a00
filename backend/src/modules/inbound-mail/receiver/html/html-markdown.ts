import { createDocument, type HtmlElement } from '@mixmark-io/domino';
import sanitizeHtml from 'sanitize-html';
import TurndownService from 'turndown';
import { fillFields, isStruck, markStruck, raised, showSymbols, moveContent } from './html-texts.js';
import { layOutAsLines, tableRules } from './html-tables.js';
import { makeWordLists, nestLists, itemRule } from './html-lists.js';
import { pictureOf, type PictureNames } from './html-pictures.js';
import { removeQuotes, removeSignatures } from './html-quotes.js';
import { inOneLine, keepLines, shortenRuns } from './html-white-space.js';
import { escapeFormats, fenced, LIST_SIGN, quotedLines } from '../texts/mail-text.js';
import { isAnswer, leftOutBy, type Reading } from '../reading.js';

/** Stands for a line break until all is converted: turndown makes one of several. */
const LINE_BREAK = '\u2028';
/** Stands before what begins an item where a line of the Markdown begins there: turndown shows one text of it at a time. */
const MAYBE_ESCAPED = '\uE002';
const BEGIN_OF_LINE = new RegExp(`^([ >]*(?:(?:-|\\d+\\.) +)*\\d*)${MAYBE_ESCAPED}`, 'gm');
const PLACEHOLDERS = new RegExp(`[${LINE_BREAK}${MAYBE_ESCAPED}]`, 'g');
/** What else stands within the HTML itself, as long as a hundred pages. */
const EMBEDDED = /\bdata:[\w/+.-]+;base64,[\w+/=\s]*/gi;
const HIDDEN = /display:\s*none|mso-hide:\s*all|max-height:\s*0(?:px)?\s*(?:;|$)/i;
/** Characters; what follows in a longer mail isn't read. */
const MAX_HTML = 200_000;
const DEEPEST = 100;
/** Characters; longer words of a link are no address. */
const MAX_ADDRESS = 300;

const blocks = ['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'];
const BLOCKS = blocks.filter((name) => name !== 'br').join(', ');
const definitions = ['dl', 'dt', 'dd'];
const fields = ['button', 'textarea', 'input', 'select', 'option'];
const inline = ['b', 'strong', 'i', 'em', 's', 'strike', 'del', 'code', 'tt', 'a', 'img', 'span', 'sup'];
const table = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** What is read of a mail's HTML; classes and ids name the quotes of mail programs. */
const read: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...definitions, ...inline, ...fields, ...table],
  allowedAttributes: {
    '*': ['class', 'id', 'name', 'type', 'start', 'value', 'reversed', 'colspan', 'rowspan', 'style'],
    a: ['href', 'class'],
    img: ['src', 'alt'],
    input: ['checked'],
    select: ['multiple'],
    option: ['selected'],
  },
  transformTags: {
    // older Office names the font of its signs by a tag
    font: (tagName, attribs) =>
      /^["']?Wingdings["']?$/i.test(attribs['face'] ?? '')
        ? { tagName: 'span', attribs: { style: 'font-family: Wingdings' } }
        : { tagName, attribs },
    '*': (tagName, attribs) => ({
      tagName,
      attribs: 'hidden' in attribs ? { ...attribs, style: 'display: none' } : attribs,
    }),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['cid'] },
  nonTextTags: ['style', 'script', 'noscript', 'title', 'xml'],
  parseStyleAttributes: false, // they are read, not kept
  nestingLimit: DEEPEST,
};

/**
 * What was written in a mail's HTML, as Markdown: tables of data, lists, bold words, links and pictures as `[picture: …]`
 * where they stood; without what the mail programs mark as quotes and signatures.
 */
export function markdownOfHtml(html: string, pictures: PictureNames, reading: Reading): string {
  const short = html.replace(EMBEDDED, '').replace(PLACEHOLDERS, ' ').slice(0, MAX_HTML);
  const safe = sanitizeHtml(short, read);
  const convert = converter(pictures);
  const markdown = (shown: Reading): string => {
    const document = createDocument(`<body><${WHOLE}>${safe}</${WHOLE}></body>`);
    const body = document.body.firstChild as HtmlElement;
    for (const element of Array.from(body.querySelectorAll('[style]')))
      if (HIDDEN.test(element.getAttribute('style') ?? '')) element.remove();
    shortenRuns(body);
    markStruck(body);
    if (shown !== 'whole') removeSignatures(body);
    if (isAnswer(shown)) removeQuotes(body, leftOutBy(shown));
    fillFields(body);
    keepLines(body);
    joinBold(body);
    makeWordLists(body);
    showSymbols(body);
    nestLists(body);
    layOutAsLines(body);
    return tidy(convert(document.body));
  };
  return markdown(reading) || (reading === 'whole' ? '' : markdown('whole'));
}

/** Without blanks at the ends of lines and more than one empty line. */
const tidy = (markdown: string): string =>
  markdown
    .replace(BEGIN_OF_LINE, '$1\\')
    .replaceAll(MAYBE_ESCAPED, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whether Markdown says more than its words alone: then HTML is taken rather than a mail's plain text. */
export const hasFormats = (markdown: string): boolean =>
  /^ *(?:[-*]|\d+\.)\s|\*\*|\]\(|^\||^#|^```|\\\[picture: |[⁰¹²³⁴-⁹⁺⁻ⁿ]/m.test(markdown);

/** Stands around all that is converted; no HTML of a mail keeps this element. */
const WHOLE = 'main';

function converter(pictures: PictureNames): (body: HtmlElement) => string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
    br: LINE_BREAK,
  });
  service.escape = (text) => escapeFormats(text).replace(LIST_SIGN, `$1${MAYBE_ESCAPED}$2`);
  service.addRule('line', {
    filter: (node) =>
      /^(?:DIV|DT|DD)$/.test(node.nodeName) || (node.nodeName === 'P' && /\bMsoNormal\b/.test(node.className)),
    replacement: (content) => `\n${content}\n`,
  });
  for (const [name, rule] of Object.entries(tableRules)) service.addRule(name, rule);
  service.addRule('item', itemRule());
  service.addRule('definitions', { filter: 'dl', replacement: (content) => `\n\n${content}\n\n` });
  service.addRule('quote', {
    filter: 'blockquote',
    replacement: (content) => `\n\n${quotedLines(tidy(content))}\n\n`,
  });
  service.addRule('fixed', {
    filter: 'pre',
    replacement: (_content, node) => `\n\n${fenced(fixedLines(node.textContent ?? ''))}\n\n`,
  });
  service.addRule('bold', { filter: ['strong', 'b'], replacement: (content, node) => marked('**', content, node) });
  service.addRule('italic', { filter: ['em', 'i'], replacement: (content, node) => marked('*', content, node) });
  service.addRule('strike', { filter: isStruck, replacement: (content, node) => marked('~~', content, node) });
  service.addRule('raised', { filter: 'sup', replacement: raised });
  service.addRule('link', {
    filter: 'a',
    replacement: (content, node) => linkOf(content.trim(), node.getAttribute('href') ?? ''),
  });
  service.addRule('field', { filter: 'textarea', replacement: (content) => `\n\n${content}\n\n` });
  service.addRule('button', {
    filter: 'button',
    replacement: (content) => (content.trim() ? ` \\[${content.trim()}\\] ` : ''),
  });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => pictureOf(node, pictures),
  });
  // taken before turndown trims its result, by an expression that takes the square of the length of each blank run
  let whole = '';
  service.addRule('whole', {
    filter: WHOLE,
    replacement: (content) => {
      whole = content;
      return '';
    },
  });
  return (body) => {
    whole = '';
    service.turndown(body);
    return whole;
  };
}

/** Lines as they are but for their ends. */
const fixedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();

/** Makes one of bold words that follow each other without a blank, as Outlook writes them. */
function joinBold(body: HtmlElement): void {
  for (const bold of Array.from(body.querySelectorAll('b, strong')))
    for (let next = bold.nextSibling; next && /^(?:B|STRONG)$/.test(next.nodeName); next = bold.nextSibling) {
      moveContent(next as HtmlElement, bold);
      next.remove();
    }
}

/** Words between signs, each line of its own; whole blocks, as within the element of Google Docs, have none. */
function marked(sign: string, content: string, node: HtmlElement): string {
  const isPlain = /font-(?:weight|style):\s*(?:normal|400)/i.test(node.getAttribute('style') ?? '');
  if (isPlain || node.querySelector(BLOCKS)) return content;
  return content.replace(/[^\n\u2028]+/g, (line) => line.replace(/\S(?:.*\S)?/, (words) => `${sign}${words}${sign}`));
}

/** An address that is its own text stands alone; one behind another address is shown beside it, so that it misleads no reader. */
function linkOf(content: string, href: string): string {
  const words = content.replace(/[\\\uE002]/g, '');
  if (!/^(?:https?|mailto|tel):/i.test(href) || words === '') return content;
  const target = href.replace(/[\s()<>"\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const bare = (address: string): string => address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/gi, '');
  if (bare(words) === bare(href)) return /^(?:mailto|tel):/i.test(href) ? words : target;
  const isAddress =
    words.length <= MAX_ADDRESS && /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)+(?:\/|$)|^\S+@\S+\.\S+$/i.test(words);
  return isAddress ? `${content} (${target})` : `[${inOneLine(content)}](${target})`;
}
