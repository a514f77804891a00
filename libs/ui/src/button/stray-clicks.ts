const CONTROLS = 'button, a[href], [role="menuitem"], [role="option"], [role="tab"], label, summary';

/** What was clicked, with the words that stood on it then. */
interface Clicked {
  control: Element | null;
  words: string;
}

function clickedBy({ target }: Event): Clicked {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return { control, words: control?.textContent ?? '' };
}

/**
 * Keeps the second half of a double click from what the first half brought under the pointer: the next step's button
 * where "Start work" stood, the button of a question, a link of the page that opened. A quick second click on the same
 * control with the same words counts, as on "Next page".
 */
export function ignoreStrayClicks(page: Document): void {
  let last: Clicked | undefined;
  page.addEventListener(
    'click',
    (event) => {
      const now = clickedBy(event);
      const isOther = last !== undefined && (now.control !== last.control || now.words !== last.words);
      if (event.detail > 1 && now.control && isOther) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      last = now;
    },
    { capture: true },
  );
}
