/** How far up from what is under the pointer cut text is looked for: from a mark within it, over its link, to its cell. */
const STEPS = 4;

/** Elements whose title was set by this function, which updates or removes it when their text changes. */
const titled = new WeakSet<Element>();

/** Whether an ellipsis stands for the rest of the text, in one line or after several. */
function isCut(element: HTMLElement): boolean {
  const [isWide, isHigh] = [element.scrollWidth > element.clientWidth, element.scrollHeight > element.clientHeight];
  if (!isWide && !isHigh) return false; // most are not: no style is asked for
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (isWide && textOverflow === 'ellipsis') || (isHigh && Number(webkitLineClamp) > 0);
}

/** What can be read of an element, without what is only heard. */
function textOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.visually-hidden').forEach((heard) => heard.remove());
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** For `pointerover` of the document: gives text that doesn't fit its place the whole of it as a title, where it has none. */
export function titleCutText({ target }: Event): void {
  let element = target instanceof HTMLElement ? target : null;
  for (let step = 0; element && step < STEPS; step++, element = element.parentElement) {
    if (element.title !== '' && !titled.has(element)) return; // it says something of its own
    if (isCut(element)) {
      element.title = textOf(element);
      titled.add(element);
      return;
    }
    if (titled.delete(element)) element.removeAttribute('title');
  }
}
