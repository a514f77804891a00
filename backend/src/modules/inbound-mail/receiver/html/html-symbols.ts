import type { HtmlElement, HtmlNode } from '@mixmark-io/domino';
import { textsWithin } from './html-texts.js';

const SYMBOL_FONT = /font-family\s*:\s*(?:["']\s*)?Wingdings\b(?!\s*[23])/i;
/** What the letters of Wingdings look like that Office writes for what is typed or ticked. */
const SIGNS: Readonly<Record<string, string>> = {
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
  const shown = Array.from(text, (sign) => SIGNS[sign] ?? sign).join('');
  if (text.trim().length <= MAX_LENGTH && shown !== text)
    node.parentNode?.replaceChild(node.ownerDocument.createTextNode(shown), node);
}
