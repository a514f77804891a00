import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the height of the composer, in pixels, as `--composer` of the thread around it: what is scrolled to in the thread
 * stays above it.
 */
export function useHeightInThread(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [composer, thread] = [element.current, element.current?.parentElement];
    if (!composer || !thread) return undefined;
    const measure = (): void => thread.style.setProperty('--composer', `${composer.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(composer);
    return () => observer.disconnect();
  }, [element]);
}
