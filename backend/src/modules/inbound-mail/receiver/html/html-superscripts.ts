import type { HtmlElement } from '@mixmark-io/domino';

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
