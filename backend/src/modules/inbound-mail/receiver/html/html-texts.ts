import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';

/** The texts within an element, in order, but for those within elements that are left out. */
export function textsWithin(element: HtmlElement, isLeftOut: (element: HtmlNode) => boolean = () => false): HtmlNode[] {
  const texts: HtmlNode[] = [];
  const add = (within: HtmlNode): void => {
    for (let node = within.firstChild; node; node = node.nextSibling) {
      if (node.nodeName === '#text') texts.push(node);
      else if (!isLeftOut(node)) add(node);
    }
  };
  add(element);
  return texts;
}

/** Puts what is within an element into another one. From the last on, since domino moves all that follow a removed one. */
export function moveContent(from: HtmlElement, to: HtmlElement, before: HtmlNode | null = null): void {
  let next = before;
  for (let last = from.lastChild; last; last = from.lastChild) {
    to.insertBefore(last, next);
    next = last;
  }
}
