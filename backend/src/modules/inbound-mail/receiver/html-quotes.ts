import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';
import { WROTE } from './quote-head.js';

/** Quotes that are looked at; each asks what follows it. */
const MAX_QUOTES = 200;
/** How mail programs mark the mail that is answered. */
const QUOTES = [
  '.gmail_quote, .gmail_quote_container, .gmail_extra',
  'blockquote[type="cite"], div[name="quote"]',
  '#appendonsend, #divRplyFwdMsg',
  '.yahoo_quoted, .protonmail_quote, .tutanota_quote, .zmail_extra, .freshdesk_quote, .zendesk_quote',
].join(', ');
/** The line above a quote that names its writer. */
const HEADS = '.moz-cite-prefix, .gmail_attr';
const SIGNATURES = [
  '.gmail_signature, .gmail_signature_prefix, .moz-signature, .protonmail_signature_block',
  '#Signature, #signature, #AppleMailSignature, #composer_signature, #ms-outlook-mobile-signature',
].join(', ');

/** Removes what mail programs add by themselves below what was written. */
export const removeSignatures = (body: HtmlElement): void => {
  removeAll(body, SIGNATURES);
};

/** Removes quotes that nothing follows; a quote with an answer below it stays, as the question. */
export function removeQuotes(body: HtmlElement): void {
  removeAll(body, HEADS);
  for (const quote of Array.from(body.querySelectorAll(QUOTES)).slice(0, MAX_QUOTES).reverse())
    removeIfLast(quote, body);
}

function removeAll(body: HtmlElement, selector: string): void {
  for (const element of Array.from(body.querySelectorAll(selector))) element.parentNode?.removeChild(element);
}

function removeIfLast(quote: HtmlElement, body: HtmlElement): void {
  if (quote.matches('#appendonsend, #divRplyFwdMsg')) {
    removeRest(quote, body);
    return;
  }
  if (isAnsweredWithin(quote) || hasWordsAfter(quote, body)) removeHead(quote);
  else quote.parentNode?.removeChild(quote);
}

/** Whether Gmail's element for all that is quoted also has the answers between the quotes. */
function isAnsweredWithin(quote: HtmlElement): boolean {
  const first = Array.from(quote.querySelectorAll('blockquote')).find(({ parentNode }) => parentNode === quote);
  return first !== undefined && quote.matches('div.gmail_quote') && hasWordsAfter(first, quote);
}

/** Removes the line in a quote that names its writer. */
function removeHead(quote: HtmlElement): void {
  let head = quote.firstChild;
  while (head && (head.textContent ?? '').trim() === '') head = head.nextSibling;
  if (head && WROTE.test((head.textContent ?? '').trim())) quote.removeChild(head);
}

/** What Outlook quotes follows its header without an element of its own. */
function removeRest(from: HtmlElement, body: HtmlElement): void {
  for (let node: HtmlNode | null = from; node && node !== body; node = node.parentNode)
    while (node.nextSibling) node.parentNode?.removeChild(node.nextSibling);
  const before = from.previousElementSibling;
  if (before?.nodeName === 'HR') before.parentNode?.removeChild(before);
  from.parentNode?.removeChild(from);
}

function hasWordsAfter(element: HtmlElement, body: HtmlElement): boolean {
  for (let node: HtmlNode | null = element; node && node !== body; node = node.parentNode)
    for (let next = node.nextSibling; next; next = next.nextSibling)
      if ((next.textContent ?? '').trim() !== '') return true;
  return false;
}
