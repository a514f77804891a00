import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';
import { textsWithin } from './html-texts.js';

const WHITE_SPACE = /white-space(?:-collapse)?:\s*([a-z-]+)/i;
const KEEPS_LINES = /^(?:pre|pre-wrap|pre-line|preserve|preserve-breaks|break-spaces)$/i;
/** Lines that mean something by where their words stand. */
const IN_PLACE = /^(?: {2}|\t)\s*\S|\S(?: {3}|\t)\s*\S/m;
/** Lines; a longer text is one in fixed width, since turndown takes long for many breaks. */
const MAX_BROKEN = 500;
const BLOCK = /^(?:ADDRESS|BLOCKQUOTE|DIV|DL|DT|DD|H[1-6]|HR|LI|OL|P|PRE|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/;

/** What a run of white space keeps: signs in a line, and ends of lines. Many expressions take the square of a run's length. */
const MAX_BLANKS = 200;
const MAX_ENDS = 3;

/** Shortens runs of white space, also over several elements, to what may mean something; line breaks in fixed width count. */
export function shortenRuns(body: HtmlElement): void {
  for (const line of Array.from(body.querySelectorAll('pre br')))
    line.parentNode?.replaceChild(body.ownerDocument.createTextNode('\n'), line);
  let [ends, blanks] = [0, 0];
  const shortened = (part: string): string => {
    if (part.trim() !== '') [ends, blanks] = [0, 0];
    else if (part.endsWith('\n')) {
      ends += 1;
      if (ends > MAX_ENDS) return '';
      blanks = 0;
      return part.length > MAX_BLANKS ? '\n' : part;
    } else {
      const kept = part.slice(0, MAX_BLANKS - blanks);
      blanks += kept.length;
      return kept;
    }
    return part;
  };
  for (const text of textsWithin(body)) {
    const whole = text.textContent ?? '';
    const short = whole.replace(/\S+|[^\S\n]*\n|[^\S\n]+/g, shortened);
    if (short !== whole) text.parentNode?.replaceChild(body.ownerDocument.createTextNode(short), text);
  }
}

/** Words with a blank for each end of a line. */
export const inOneLine = (words: string): string => words.replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));

/** Keeps line breaks of textareas and of elements styled with `white-space: pre` and the like, such as logs. */
export function keepLines(body: HtmlElement): void {
  for (const element of Array.from(body.querySelectorAll('[style], textarea'))) {
    if ((element.nodeName !== 'TEXTAREA' && !keepsLines(element)) || isFixed(element)) continue;
    const { firstChild: text } = element;
    const isText = text?.nodeName === '#text' && text.nextSibling === null;
    if (isText && element.nodeName === 'DIV' && IN_PLACE.test(text.textContent ?? '')) makeFixed(text, element);
    else breakLines(element);
  }
}

const whiteSpaceOf = (element: HtmlElement): string => WHITE_SPACE.exec(element.getAttribute('style') ?? '')?.[1] ?? '';

const keepsLines = (element: HtmlElement): boolean => KEEPS_LINES.test(whiteSpaceOf(element));

/** Whether it is in fixed width, which has its lines anyway. */
function isFixed(element: HtmlElement): boolean {
  for (let node: HtmlElement | null = element; node; node = node.parentNode) if (node.nodeName === 'PRE') return true;
  return false;
}

function makeFixed(text: HtmlNode, within: HtmlElement): void {
  const fixed = within.ownerDocument.createElement('pre');
  within.replaceChild(fixed, text);
  fixed.appendChild(text);
}

function breakLines(element: HtmlElement): void {
  let next: HtmlNode | null;
  for (let node = element.firstChild; node; node = next) {
    next = node.nextSibling;
    if (node.nodeName === '#text') breakText(node, element);
    else if (node.nodeName !== 'PRE' && whiteSpaceOf(node as HtmlElement) === '') breakLines(node as HtmlElement);
  }
}

/** A line break for each end of a line, but for those beside a block, which begins a line anyway. */
function breakText(text: HtmlNode, within: HtmlElement): void {
  const lines = (text.textContent ?? '').split('\n');
  if (lines.length === 1) return;
  if (isEdge(text.previousSibling, within) && lines[0]?.trim() === '') lines.shift();
  if (isEdge(text.nextSibling, within) && lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length > MAX_BROKEN) {
    makeFixed(text, within);
    return;
  }
  for (const [at, line] of lines.entries()) {
    if (at > 0) within.insertBefore(within.ownerDocument.createElement('br'), text);
    within.insertBefore(within.ownerDocument.createTextNode(line), text);
  }
  text.remove();
}

const isEdge = (beside: HtmlNode | null, within: HtmlElement): boolean =>
  beside === null ? BLOCK.test(within.nodeName) : BLOCK.test(beside.nodeName) || beside.nodeName === 'BR';
