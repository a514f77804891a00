import { useRef, type KeyboardEvent, type RefObject } from 'react';

interface MenuButton {
  /** Of the button that opens the menu. */
  ref: RefObject<HTMLButtonElement | null>;
  /** For the menu. */
  onKeyDown: (event: KeyboardEvent) => void;
  focus: () => void;
}

/**
 * The button of a menu, which Escape gives the focus back to. antd would, but in browsers its menu is gone before it
 * gets to that, and the focus is lost.
 */
export function useMenuButton(): MenuButton {
  const ref = useRef<HTMLButtonElement>(null);
  const focus = (): void => ref.current?.focus();
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') focus();
  };
  return { ref, onKeyDown, focus };
}
