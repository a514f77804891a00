import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/**
 * Keeps the keyboard's place in the head of a record. A button pressed there is disabled while its call runs, and gone
 * when the record is in its new state: the focus then goes back to it, or to the control of the state.
 */
export function useHeadFocus(): { ref: RefObject<HTMLElement | null>; onFocus: (event: FocusEvent) => void } {
  const ref = useRef<HTMLElement>(null);
  const pressed = useRef<Element>(null);

  // after each drawing: the button comes back with the end of its call, or is gone with it
  useEffect(() => {
    const button = pressed.current;
    if (!(button instanceof HTMLElement) || !isLost()) return;
    if (button.isConnected && !button.matches(':disabled')) button.focus();
    else if (!button.isConnected) placeInHead()?.focus();
  });

  useEffect(() => {
    const forget = ({ target }: Event): void => {
      if (!(target instanceof Node && ref.current?.contains(target))) pressed.current = null;
    };
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('focusin', forget);
    return () => {
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('focusin', forget);
    };
  }, []);
  return {
    ref,
    onFocus: ({ target }) => {
      pressed.current = target;
    },
  };
}

/**
 * Where the focus goes in the head of the record that is read, when what had it is gone: to the control of the state,
 * else to the first action that is left. A sheet's head is the last on the screen.
 */
function placeInHead(): HTMLElement | null {
  const head = [...document.querySelectorAll('.record-head__line')].at(-1);
  return (
    head?.querySelector<HTMLElement>('.status-select') ??
    head?.querySelector<HTMLElement>('.record-head__actions :is(button, a):not(:disabled)') ??
    null
  );
}
