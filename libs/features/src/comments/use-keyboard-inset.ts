import { type RefObject, useEffect } from 'react';

/**
 * Keeps the height that an on-screen keyboard covers, in pixels, as `--keyboard` of an element: keyboards lie over a page
 * instead of making it shorter, so what sticks to its lower edge would be under them.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = (): void => {
      const covered = document.documentElement.clientHeight - viewport.offsetTop - viewport.height;
      const isZoomed = viewport.scale > 1; // a part of the page is shown then, with or without a keyboard
      element.current?.style.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
