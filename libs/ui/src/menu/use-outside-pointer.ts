import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when a pointer goes down outside of `inside`, as long as `active`: what closes a menu or a panel. */
export function useOutsidePointer(inside: RefObject<Element | null>, active: boolean, onOutside: () => void): void {
  const handlePointer = useEffectEvent((event: PointerEvent) => {
    if (!inside.current?.contains(event.target as Node)) onOutside();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: PointerEvent): void => handlePointer(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [active]);
}
