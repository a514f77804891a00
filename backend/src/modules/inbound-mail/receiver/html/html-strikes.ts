import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';
import { textsWithin } from './html-texts.js';

const STRUCK_STYLE = /text-decoration(?:-line)?\s*:[^;:]*\bline-through\b/i;
const STRUCK = /^(?:S|STRIKE|DEL)$/;
const BLOCKS = 'p, div, li, tr, blockquote';
/** Elements that are looked at. */
const MAX_STRUCK = 500;

/** Whether an element strikes its words out, by its name. */
export const isStruck = ({ nodeName }: HtmlNode): boolean => STRUCK.test(nodeName);

/** Puts what a style strikes out, or an element around paragraphs, into elements of its own, each text for itself. */
export function markStruck(body: HtmlElement): void {
  const styled = Array.from(body.querySelectorAll('[style], s, strike, del')).filter((element) =>
    isStruck(element) ? element.querySelector(BLOCKS) : STRUCK_STYLE.test(element.getAttribute('style') ?? ''),
  );
  for (const element of styled.slice(0, MAX_STRUCK))
    for (const text of textsWithin(element, isStruck)) if (text.textContent?.trim()) strike(text);
}

function strike(text: HtmlNode): void {
  const struck = text.ownerDocument.createElement('del');
  text.parentNode?.replaceChild(struck, text);
  struck.appendChild(text);
}
