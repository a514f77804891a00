import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusSuccessorOf, nameSuccessor } from '../form/focus-successor.js';

/**
 * Gives the focus on when its row leaves the list, as one that was resolved or snoozed does: to the row that is in its
 * place then, so that the next key goes on from there.
 * @param linkAt the link of the row at a place, or of the last one; null in a list without rows
 */
export function useRowSuccessor(
  list: RefObject<HTMLElement | null>,
  placeOf: (element: Element) => number,
  linkAt: (place: number) => HTMLElement | null,
): void {
  const focused = useRef<Element>(undefined);
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    focused.current = undefined;
    if (!(target instanceof Element) || !list.current?.contains(target)) return;
    const place = placeOf(target);
    if (place < 0) return;
    focused.current = target;
    nameSuccessor(target, () => linkAt(place));
  });
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => follow(event);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const gone = focused.current;
    if (!gone || gone.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) focusSuccessorOf(gone);
  });
}
