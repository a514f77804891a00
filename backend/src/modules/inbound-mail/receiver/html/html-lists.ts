import type { HtmlElement } from '@mixmark-io/domino';
import { moveContent } from './html-texts.js';

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
  sign?.parentNode?.removeChild(sign);
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
  paragraph.parentNode?.removeChild(paragraph);
}
