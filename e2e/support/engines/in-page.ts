import type { Place } from './driver.js';

/** What a user looks for: something of this role and name, maybe within something else. */
export interface Target {
  role: keyof typeof SELECTORS;
  /** The whole name, or a pattern of it. */
  name: string | RegExp;
  within?: Target;
}

/** The elements that have a role, by the product's own markup. */
const SELECTORS = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  textbox: 'input, textarea, [role="textbox"]',
  heading: 'h1, h2, h3',
  region: 'section, [role="region"]',
  dialog: 'dialog[open], [role="dialog"]',
  item: 'li',
  text: 'p, span, strong, a, li, div',
} as const;

/** A target for `locate`: from the outermost to the one that is looked for, each with its selector and name. */
export const stepsOf = ({ role, name, within }: Target): [selector: string, name: string][] => [
  ...(within ? stepsOf(within) : []),
  [SELECTORS[role], typeof name === 'string' ? `^${name.replaceAll(/[^\w\s]/g, String.raw`\$&`)}$` : name.source],
];

/** What `locate` found. */
export interface Located {
  /** In the middle of it, after it was scrolled to; undefined while something else is there. */
  place: Place | undefined;
  hasFocus: boolean;
  isDisabled: boolean;
}

/**
 * Runs in the page: the first visible element that the steps lead to.
 * @param mode `scroll` to bring it into the window, `focus` to give it the focus as well
 */
export function locate(steps: readonly [string, string][], mode?: 'scroll' | 'focus'): Located | undefined {
  const textOf = (node: Node | null | undefined) => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ') ||
      textOf((element as HTMLInputElement).labels?.[0]) ||
      textOf(element));
  const find = (
    around: ParentNode,
    [[selector, name] = ['', ''], ...more]: readonly [string, string][],
  ): Element | undefined => {
    for (const element of around.querySelectorAll(selector)) {
      const isDrawn = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      if (!isDrawn || !new RegExp(name).test(nameOf(element))) continue;
      const found = more.length > 0 ? find(element, more) : element;
      if (found) return found;
    }
    return undefined;
  };
  const element = find(document, steps);
  if (!element) return undefined;
  if (mode) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (mode === 'focus' && element instanceof HTMLElement) element.focus();
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + Math.min(height / 2, 40)) };
  const there = document.elementFromPoint(place.x, place.y);
  return {
    place: there && (element.contains(there) || there.contains(element)) ? place : undefined,
    hasFocus: element === document.activeElement,
    isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
  };
}
