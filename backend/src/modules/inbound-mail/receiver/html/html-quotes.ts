import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';
import { WROTE, headLengthAt } from '../quotes/quote-head.js';
import { isStruck } from './html-texts.js';
import { STRUCK_OUT } from '../texts/letters.js';
import type { IsOfThread } from '../reading.js';
import { isSaid } from '../quotes/signatures.js';

/** Quotes that are looked at; each asks what follows it. */
const MAX_QUOTES = 200;
/** Lines of a quote that stays although words stand above it and below. */
const SHORT_QUOTE = 12;
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

/** Removes what mail programs add by themselves below what was written, unless a sentence stands in it. */
export function removeSignatures(body: HtmlElement): void {
  for (const element of Array.from(body.querySelectorAll(SIGNATURES)))
    if (!isSaid(paragraphsOf(element))) element.remove();
}

const PARAGRAPH = /^(?:P|DIV|TD|LI|BR|H[1-6])$/;

/** The text of an element, with an empty line behind each of its paragraphs. */
function paragraphsOf(node: HtmlNode): string {
  if (node.nodeName === '#text') return node.textContent ?? '';
  let text = '';
  for (let child = node.firstChild; child; child = child.nextSibling) text += paragraphsOf(child);
  return PARAGRAPH.test(node.nodeName) ? `${text}\n\n` : text;
}

/**
 * Removes quotes that nothing follows; a quote with an answer below it stays, as the question.
 * @param isOfThread asked of each quote: another stays as it is
 */
export function removeQuotes(body: HtmlElement, isOfThread: IsOfThread): void {
  const quotes = Array.from(body.querySelectorAll(QUOTES)).slice(0, MAX_QUOTES);
  const known = quotes.filter((quote) => isOfThread(quotedIn(quote, body)));
  for (const head of Array.from(body.querySelectorAll(HEADS)))
    if (known.some((quote) => quote.previousElementSibling === head || isWithin(head, quote))) head.remove();
  const outer = known.filter((quote) => !known.some((other) => other !== quote && isWithin(quote, other)));
  for (const quote of known.toReversed())
    if (outer.length === 1 && outer[0] === quote && isBetweenWords(quote, body)) quote.remove();
    else removeIfLast(quote, body);
}

/** Whether a whole mail is quoted between words: what is below it answers none of its lines, and is shown without it. */
const isBetweenWords = (quote: HtmlElement, body: HtmlElement): boolean =>
  !isHeadOfRest(quote) &&
  linesIn(quote).split(/\n\s*/).length > SHORT_QUOTE &&
  !isAnsweredWithin(quote) &&
  hasWordsBefore(quote, body);

function hasWordsBefore(element: HtmlElement, body: HtmlElement): boolean {
  for (let node: HtmlElement | null = element; node && node !== body; node = node.parentNode) {
    let before: HtmlNode | null = node.parentNode?.firstChild ?? null;
    for (; before && before !== node; before = before.nextSibling) if (before.textContent?.trim()) return true;
  }
  return false;
}

function isWithin(element: HtmlElement, outer: HtmlElement): boolean {
  for (let node: HtmlElement | null = element; node; node = node.parentNode) if (node === outer) return true;
  return false;
}

/** Whether all that follows is quoted, without an element of its own. */
const isHeadOfRest = (quote: HtmlElement): boolean => quote.matches('#appendonsend, #divRplyFwdMsg');

/** The lines of a quote, marked where a mail program marks them, below the line that names its writer. */
function quotedIn(quote: HtmlElement, body: HtmlElement): string {
  const own = linesIn(quote);
  if (isHeadOfRest(quote)) return [own, ...Array.from(nodesAfter(quote, body), linesIn)].join('\n');
  const { previousElementSibling: before } = quote;
  return [before ? headAtEnd(linesIn(before)) : '', own.replace(/^/gm, '> ')].join('\n');
}

/** The lines at the end of a text that name the writer of what is below. */
function headAtEnd(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = [3, 2, 1].map((length) => lines.length - length).find((from) => from >= 0 && endsIn(lines, from));
  return at === undefined ? '' : lines.slice(at).join('\n');
}

const endsIn = (lines: readonly string[], from: number): boolean => headLengthAt(lines, from) === lines.length - from;

const BREAKS = /^(?:P|DIV|TR|TD|TH|LI|UL|OL|TABLE|BLOCKQUOTE|PRE|HR|BR|H[1-6])$/;

/** The text of an element in lines. */
function linesIn(node: HtmlNode): string {
  if (node.nodeName === '#text') return (node.textContent ?? '').replace(/\s+/g, isPre(node) ? '$&' : ' ');
  let text = '';
  for (let child = node.firstChild; child; child = child.nextSibling) text += linesIn(child);
  if (isStruck(node)) return `${STRUCK_OUT}${text}${STRUCK_OUT}`;
  return BREAKS.test(node.nodeName) ? `\n${text}\n` : text;
}

const isPre = ({ parentNode }: HtmlNode): boolean => parentNode?.nodeName === 'PRE';

function removeIfLast(quote: HtmlElement, body: HtmlElement): void {
  if (isHeadOfRest(quote)) removeRest(quote, body);
  else if (isAnsweredWithin(quote) || hasWordsAfter(quote, body)) removeHead(quote);
  else quote.remove();
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
  if (head && WROTE.test((head.textContent ?? '').trim())) head.remove();
}

/** What Outlook quotes follows its header without an element of its own. */
function removeRest(from: HtmlElement, body: HtmlElement): void {
  let node = from;
  for (let above = from.parentNode; above && node !== body; [node, above] = [above, above.parentNode])
    for (let last = above.lastChild; last && last !== node; last = above.lastChild) last.remove();
  const before = from.previousElementSibling;
  if (before?.nodeName === 'HR') before.remove();
  from.remove();
}

function hasWordsAfter(element: HtmlElement, body: HtmlElement): boolean {
  for (const { textContent } of nodesAfter(element, body)) if (textContent?.trim()) return true;
  return false;
}

function* nodesAfter(element: HtmlElement, body: HtmlElement): Generator<HtmlNode> {
  for (let node: HtmlNode | null = element; node && node !== body; node = node.parentNode)
    for (let next = node.nextSibling; next; next = next.nextSibling) yield next;
}
