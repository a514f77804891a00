import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';

/** The texts within an element, in order, but for those within elements that are left out. */
export function textsWithin(element: HtmlElement, isLeftOut: (element: HtmlNode) => boolean = () => false): HtmlNode[] {
  const texts: HtmlNode[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeName === '#text') texts.push(node);
    else if (!isLeftOut(node)) texts.push(...textsWithin(node as HtmlElement, isLeftOut));
  }
  return texts;
}
