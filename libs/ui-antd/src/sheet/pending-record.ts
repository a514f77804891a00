/** Draws the record that is on its way at once. */
let drawNow: (() => void) | undefined;

function onKey({ repeat }: KeyboardEvent): void {
  if (repeat) return; // a key that is held asks for the same record again
  const draw = drawNow;
  pendingRecord.end();
  draw?.();
}

/**
 * The record that a key or a click has opened and React hasn't drawn yet. A key that follows is meant for that record, as
 * `r` and an answer right after `j`: it draws it before it gets to what was there. Without that it would go to the record
 * before, and what is typed with it.
 */
export const pendingRecord = {
  /** `draw` shows it without waiting for React to have time. */
  begin: (draw: () => void): void => {
    drawNow = draw;
    window.addEventListener('keydown', onKey, true);
  },
  /** It is drawn, and its fields are there. */
  end: (): void => {
    drawNow = undefined;
    window.removeEventListener('keydown', onKey, true);
  },
};
