import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { placeInHead } from './place-in-head.js';

interface HeadFocus {
  ref: RefObject<HTMLElement | null>;
  onFocus: (event: FocusEvent) => void;
}

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/**
 * Keeps the keyboard's place in the head of a record. A button pressed there is disabled while its call runs, and gone
 * when the record is in its new state: the focus then goes back to it, or to the control of the state.
 */
export function useHeadFocus(): HeadFocus {
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
