import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';
import { moveContent } from './html-texts.js';
import type TurndownService from 'turndown';

const ITEM = /mso-list:\s*l\d+ level(\d)/i;
const SIGN = /mso-list:\s*Ignore/i;

/** Characters of a sign, such as “1.2.3.”. */
const MAX_SIGN = 20;

/** A list of Word's that is being made. */
interface List {
  element: HtmlElement;
  last: HtmlElement | null;
}

/** Makes lists of the paragraphs that Word and Outlook write for items: each has its sign as text and its level in its style. */
export function makeWordLists(body: HtmlElement): void {
  let lists: List[] = []; // by level
  for (const paragraph of Array.from(body.querySelectorAll('p[style]'))) {
    const level = Number(ITEM.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (!lists[0] || paragraph.previousElementSibling !== lists[0].element) lists = [];
    const sign = takeSign(paragraph);
    const number = numberOf(sign);
    const depth = Math.min(level, lists.length + 1);
    const kind = number === null ? 'UL' : 'OL';
    lists = lists.slice(0, lists[depth - 1]?.element.nodeName === kind ? depth : depth - 1);
    if (lists.length < depth) lists.push(newList(paragraph, kind, number, lists.at(-1)));
    addItem(paragraph, lists[depth - 1], sign);
  }
}

/** Puts lists that stand between the items of another one into the item above, where they are shown. */
export function nestLists(body: HtmlElement): void {
  for (const list of Array.from(body.querySelectorAll('ol > ol, ol > ul, ul > ol, ul > ul'))) {
    const above = list.previousElementSibling;
    if (above?.nodeName === 'LI') above.appendChild(list);
  }
}

/** Takes the sign off an item. */
function takeSign(paragraph: HtmlElement): string {
  const sign = Array.from(paragraph.querySelectorAll('span[style]')).find((span) =>
    SIGN.test(span.getAttribute('style') ?? ''),
  );
  sign?.remove();
  return (sign?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The number of an item, null for one without. */
function numberOf(sign: string): number | null {
  const [, number] = /^\(?(\d{1,6}|[a-z]{1,6})[.)]/i.exec(sign) ?? [];
  return number === undefined ? null : Number(number) || 1;
}

function newList(before: HtmlElement, kind: 'UL' | 'OL', number: number | null, above: List | undefined): List {
  const element = before.ownerDocument.createElement(kind);
  if (number !== null) element.setAttribute('start', String(number));
  if (above?.last) above.last.appendChild(element);
  else before.parentNode?.insertBefore(element, before);
  return { element, last: null };
}

function addItem(paragraph: HtmlElement, list: List | undefined, sign: string): void {
  if (!list) return;
  const item = paragraph.ownerDocument.createElement('li');
  const [, number] = /^(\d{1,6})[.)]$/.exec(sign) ?? [];
  if (number !== undefined) item.setAttribute('value', number);
  else if (list.element.nodeName === 'OL') item.setAttribute('data-sign', sign.slice(0, MAX_SIGN));
  moveContent(paragraph, item);
  list.element.appendChild(item);
  list.last = item;
  paragraph.remove();
}

/** The highest number of a list in Markdown. */
const MAX_NUMBER = 999_999_999;
const ROMAN = 'm1000 cm900 d500 cd400 c100 xc90 l50 xl40 x10 ix9 v5 iv4 i1'.split(' ').map((sign): [string, number] => {
  const letters = sign.replace(/\d/g, '');
  return [letters, Number(sign.slice(letters.length))];
});
const MAX_ROMAN = 3_999;
const STYLE = /list-style(?:-type)?:[^;:]*\b(lower|upper)-(alpha|latin|roman)/i;
/** Elements at which the search for a list above ends. */
const ENDS = /^(?:LI|BLOCKQUOTE|TD|TH|BODY)$/;

/** The items of a numbered list with what stands before each. */
interface Numbering {
  signs: ReadonlyMap<HtmlNode, string>;
  /** Whether Markdown numbers them the same way. */
  isCounted: boolean;
  last: number;
}

/**
 * Writes items as they are shown. A numbered list of Markdown's counts on from its first number, also over a list above
 * it, so that items with letters or other numbers become lines that begin with these.
 */
export function itemRule(): TurndownService.Rule {
  const known = new WeakMap<HtmlElement, Numbering>();
  return { filter: 'li', replacement: (content, node) => itemOf(content.trim(), node, known) };
}

function itemOf(content: string, node: HtmlElement, known: WeakMap<HtmlElement, Numbering>): string {
  const list = node.parentNode;
  const { signs, isCounted } = list?.nodeName === 'OL' ? numberingOf(list, known) : { signs: null, isCounted: true };
  const sign = signs?.get(node) ?? '- ';
  if (isCounted) return `${sign}${content.replace(/\n/g, `\n${' '.repeat(sign.length)}`)}\n`;
  return `${sign.replace(/^(\d+)(?=[.)] $)/, '$1\\')}${content}${content.includes('\n') ? '\n\n' : '\n'}`;
}

function numberingOf(list: HtmlElement, known: WeakMap<HtmlElement, Numbering>): Numbering {
  const found = known.get(list);
  if (found) return found;
  const items = Array.from(itemsOf(list));
  const isReversed = list.getAttribute('reversed') !== null;
  const first = numberIn(list, 'start') ?? (isReversed ? items.length : 1);
  const signs = new Map<HtmlNode, string>();
  let number = first;
  let isCounted = !isReversed;
  for (const [at, item] of items.entries()) {
    const own = numberIn(item, 'value');
    if (own !== null && own !== number && at > 0) isCounted = false;
    number = own ?? number;
    const sign = item.getAttribute('data-sign') ?? labelOf(number, kindOf(item, list));
    if (number < 0 || number > MAX_NUMBER || sign !== `${number}.`) isCounted = false;
    signs.set(item, `${sign} `);
    number += isReversed ? -1 : 1;
  }
  const above = isCounted ? listAbove(list) : null;
  const goesOn = above && known.get(above); // turndown has written it before
  if (goesOn?.isCounted && signs.values().next().value !== `${goesOn.last + 1}. `) isCounted = false;
  const numbering = { signs, isCounted, last: number - 1 };
  known.set(list, numbering);
  return numbering;
}

function* itemsOf(list: HtmlElement): Generator<HtmlElement> {
  for (let child = list.firstChild; child; child = child.nextSibling)
    if (child.nodeName === 'LI') yield child as HtmlElement;
}

function numberIn(element: HtmlElement, name: string): number | null {
  const value = element.getAttribute(name)?.trim() ?? '';
  return /^-?\d{1,12}$/.test(value) ? Number(value) : null;
}

/** The type of an item's number, as HTML names it. */
function kindOf(item: HtmlElement, list: HtmlElement): string {
  for (const element of [item, list]) {
    const type = element.getAttribute('type') ?? '';
    if (/^[aAiI1]$/.test(type)) return type;
    const [, size = '', kind = ''] = STYLE.exec(element.getAttribute('style') ?? '') ?? [];
    const letter = kind.toLowerCase() === 'roman' ? 'i' : 'a';
    if (kind !== '') return size.toLowerCase() === 'upper' ? letter.toUpperCase() : letter;
  }
  return '1';
}

function labelOf(number: number, kind: string): string {
  const isRoman = kind.toLowerCase() === 'i';
  if (kind === '1' || number < 1 || (isRoman && number > MAX_ROMAN)) return `${number}.`;
  const label = isRoman ? romanOf(number) : lettersOf(number);
  return `${/[AI]/.test(kind) ? label.toUpperCase() : label}.`;
}

function romanOf(number: number): string {
  let [label, rest] = ['', number];
  for (const [letters, worth] of ROMAN) for (; rest >= worth; rest -= worth) label += letters;
  return label;
}

function lettersOf(number: number): string {
  let label = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    label = String.fromCharCode(97 + ((rest - 1) % 26)) + label;
  return label;
}

/** The numbered list that ends where a list begins, so that Markdown makes one of both. */
function listAbove(list: HtmlElement): HtmlElement | null {
  let above: HtmlNode | null = list;
  let before = wordsBefore(above);
  while (!before) {
    above = above.parentNode;
    if (!above || ENDS.test(above.nodeName)) return null;
    before = wordsBefore(above);
  }
  while (before && !/^[OU]L$/.test(before.nodeName)) {
    const last: HtmlNode | null = before.lastChild;
    before = last && isBlank(last) ? wordsBefore(last) : last;
  }
  return before?.nodeName === 'OL' ? (before as HtmlElement) : null;
}

function wordsBefore(node: HtmlNode): HtmlNode | null {
  let before = node.previousSibling;
  while (before && isBlank(before)) before = before.previousSibling;
  return before;
}

const isBlank = (node: HtmlNode): boolean =>
  !/^(?:[OU]L|HR|IMG|TABLE)$/.test(node.nodeName) &&
  (node.textContent ?? '').trim() === '' &&
  !(node.nodeName !== '#text' && (node as HtmlElement).querySelector('img, hr, ol, ul, table'));
