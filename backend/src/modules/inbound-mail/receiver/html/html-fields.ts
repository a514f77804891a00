import type { HtmlElement } from '@mixmark-io/domino';

/** Types of fields that show no text. */
const UNSEEN = /^(?:hidden|password|file|image|color|range)$/;
const BUTTONS = /^(?:submit|button|reset)$/;

/** Puts words in the place of fields: what was typed into them, what was chosen, and whether a box is ticked. */
export function fillFields(body: HtmlElement): void {
  for (const select of Array.from(body.querySelectorAll('select'))) replaceBy(select, chosenIn(select));
  for (const option of Array.from(body.querySelectorAll('option'))) option.parentNode?.removeChild(option);
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
