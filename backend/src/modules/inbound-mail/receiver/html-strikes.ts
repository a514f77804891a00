import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';

const STRUCK_STYLE = /text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i;
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
  for (const element of styled.slice(0, MAX_STRUCK)) strikeWithin(element);
}

function strike(element: HtmlElement): void {
  if (!isStruck(element)) strikeWithin(element);
}

function strikeWithin(element: HtmlElement): void {
  let next: HtmlNode | null;
  for (let node = element.firstChild; node; node = next) {
    next = node.nextSibling;
    if (node.nodeName !== '#text') strike(node as HtmlElement);
    else if (node.textContent?.trim()) {
      const struck = element.ownerDocument.createElement('del');
      element.replaceChild(struck, node);
      struck.appendChild(node);
    }
  }
}
