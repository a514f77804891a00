import type { HtmlElement } from '@mixmark-io/domino';

const ITEM = /mso-list:\s*l\d+ level(\d)/i;
const SIGN = /mso-list:\s*Ignore/i;

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
    const number = takeSign(paragraph);
    const depth = Math.min(level, lists.length + 1);
    const kind = number === null ? 'UL' : 'OL';
    lists = lists.slice(0, lists[depth - 1]?.element.nodeName === kind ? depth : depth - 1);
    if (lists.length < depth) lists.push(newList(paragraph, kind, number, lists.at(-1)));
    addItem(paragraph, lists[depth - 1]);
  }
}

/** Takes the sign off an item; its number, null for one without. */
function takeSign(paragraph: HtmlElement): number | null {
  const sign = Array.from(paragraph.querySelectorAll('span[style]')).find((span) =>
    SIGN.test(span.getAttribute('style') ?? ''),
  );
  sign?.parentNode?.removeChild(sign);
  const [, number] = /^\(?(\d{1,6}|[a-z]{1,4})[.)]/i.exec(sign?.textContent?.trim() ?? '') ?? [];
  return number === undefined ? null : Number(number) || 1;
}

function newList(before: HtmlElement, kind: 'UL' | 'OL', number: number | null, above: List | undefined): List {
  const element = before.ownerDocument.createElement(kind);
  if (number !== null) element.setAttribute('start', String(number));
  if (above?.last) above.last.appendChild(element);
  else before.parentNode?.insertBefore(element, before);
  return { element, last: null };
}

function addItem(paragraph: HtmlElement, list: List | undefined): void {
  if (!list) return;
  const item = paragraph.ownerDocument.createElement('li');
  while (paragraph.firstChild) item.appendChild(paragraph.firstChild);
  list.element.appendChild(item);
  list.last = item;
  paragraph.parentNode?.removeChild(paragraph);
}
