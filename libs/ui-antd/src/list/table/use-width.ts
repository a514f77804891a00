import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element's content in CSS pixels, followed as it changes; null before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // without layout (in jsdom) there is nothing to fit into
    const measure = (): void => setWidth(target.clientWidth || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
