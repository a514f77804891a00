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

const SIGNS = '0123456789+-−()=ni';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾⁼ⁿⁱ';
/** What is raised for its looks only, as Word does it: ordinals, marks. */
const ORNAMENT = /^(?:st|nd|rd|th|er|ère|re|e|è|ème|me|es|o|a|os|as|º|ª|tm|r|c|sm|\(tm\)|\(r\))$/i;
const MAX_RAISED = 30;

/** Raised words as signs that are raised by themselves, or behind "^": 10⁶ isn't 106. */
export function raised(content: string, node: HtmlElement): string {
  const words = (node.textContent ?? '').trim();
  if (words === '' || words.length > MAX_RAISED || ORNAMENT.test(words)) return content;
  const signs = Array.from(words, (sign) => RAISED[SIGNS.indexOf(sign)] ?? '');
  if (signs.every((sign) => sign !== '')) return signs.join('');
  if (!/^[\p{L}\p{N}+\-−/., ]+$/u.test(words)) return content;
  return /^[\p{L}\p{N}]+$/u.test(words) ? `^${content.trim()}` : `^(${content.trim()})`;
}

/** Types of fields that show no text. */
const UNSEEN = /^(?:hidden|password|file|image|color|range)$/;
const BUTTONS = /^(?:submit|button|reset)$/;

/** Puts words in the place of fields: what was typed into them, what was chosen, and whether a box is ticked. */
export function fillFields(body: HtmlElement): void {
  for (const select of Array.from(body.querySelectorAll('select'))) replaceBy(select, chosenIn(select));
  for (const option of Array.from(body.querySelectorAll('option'))) option.remove();
  for (const input of Array.from(body.querySelectorAll('input'))) replaceBy(input, shownBy(input));
}

/** Without a choice, a list to unfold shows its first option. */
function chosenIn(select: HtmlElement): string {
  const options = Array.from(select.querySelectorAll('option'));
  const chosen = options.filter((option) => option.getAttribute('selected') !== null);
  const isOpen = select.getAttribute('multiple') !== null;
  const shown = isOpen ? chosen : [chosen.at(-1) ?? options[0]];
  return shown.map((option) => (option?.textContent ?? '').trim()).join(', ');
}

function shownBy(input: HtmlElement): string {
  const type = (input.getAttribute('type') ?? 'text').trim().toLowerCase();
  const value = (input.getAttribute('value') ?? '').trim();
  if (/^(?:checkbox|radio)$/.test(type)) return input.getAttribute('checked') === null ? '[ ]' : '[x]';
  if (BUTTONS.test(type)) return value && `[${value}]`;
  return UNSEEN.test(type) ? '' : value;
}

/** Words of their own between those beside them. */
function replaceBy(field: HtmlElement, words: string): void {
  field.parentNode?.replaceChild(field.ownerDocument.createTextNode(words && ` ${words} `), field);
}

const SYMBOL_FONT = /font-family\s*:\s*(?:["']\s*)?Wingdings\b(?!\s*[23])/i;
/** What the letters of Wingdings look like that Office writes for what is typed or ticked. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  '¨': '☐',
  o: '☐',
  x: '☒',
  J: '☺',
  L: '☹',
  K: '😐',
  C: '👍',
  D: '👎',
  à: '→',
  ß: '←',
  è: '→',
  á: '↑',
  â: '↓',
};
/** Characters; a longer text in this font is words. */
const MAX_LENGTH = 3;

/** Shows signs that Office writes as letters in a font of pictures. */
export function showSymbols(body: HtmlElement): void {
  for (const element of Array.from(body.querySelectorAll('[style]')))
    if (SYMBOL_FONT.test(element.getAttribute('style') ?? '')) textsWithin(element).forEach(showSigns);
}

function showSigns(node: HtmlNode): void {
  const text = node.textContent ?? '';
  const shown = Array.from(text, (sign) => SYMBOLS[sign] ?? sign).join('');
  if (text.trim().length <= MAX_LENGTH && shown !== text)
    node.parentNode?.replaceChild(node.ownerDocument.createTextNode(shown), node);
}
