import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new content after a navigation inside the page, as a full load does; a form that the address
 * opened keeps it.
 */
export function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest('[role=dialog] form')) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
