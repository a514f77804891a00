import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type FindElement = () => HTMLElement | null;

/** What gets the focus in the place of a control that is gone. */
const successors = new WeakMap<Element, FindElement>();

/** Names what gets the focus when a control is gone. */
export const nameSuccessor = (control: Element, find: FindElement): void => void successors.set(control, find);

/** The heading of what is read: a sheet's is the last on the screen. It takes no keys but those of the page. */
function heading(): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>('h1, .record-head__line h2')].at(-1) ?? null;
  if (found && !found.hasAttribute('tabindex')) found.tabIndex = -1;
  return found;
}

/**
 * Gives the focus on from a control that is gone: to the successor that it named, else to the page's heading. Never to
 * a control that acts on keys, because the user may be typing on.
 */
export function focusSuccessorOf(gone: Element | null): void {
  const successor = gone && successors.get(gone)?.();
  (successor ?? heading())?.focus();
}

/**
 * Gives the focus back after a dialog, unless something else has taken it: to `found`, else to the opener, else to its
 * successor. An opener can be gone with the state that the dialog changed, be locked while its call runs, or have been
 * the page itself.
 */
export function returnFocus(opener: Element | null, found?: HTMLElement | null): void {
  const now = document.activeElement;
  const isLost = !now || now === document.body || now.closest('.ant-modal-confirm') !== null; // a question that closes
  if (!isLost) return;
  if (found) return found.focus();
  if (opener instanceof HTMLElement) opener.focus();
  if (opener === document.body || document.activeElement !== opener) focusSuccessorOf(opener);
}

/**
 * Names what gets the focus when this control is gone, as the button of an empty state is with the first record. It is
 * given on when a dialog that the control opened closes later, and when the control goes while it has the focus.
 */
export function useFocusSuccessor<Element extends HTMLElement>(find: FindElement): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const findNow = useEffectEvent(find);
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return undefined;
    successors.set(control, () => findNow());
    return () => {
      // what takes its place is there after this change of the page
      if (control === document.activeElement) queueMicrotask(() => focusSuccessorOf(control));
    };
  }, []);
  return ref;
}

/**
 * Gives the focus back to what opened a dialog, once the dialog is gone: antd does so only for dialogs that stay
 * mounted. What has taken the focus meanwhile keeps it. `find` names what is to get it rather than the opener: a dialog
 * that an address opened has none, and one that shows another record by now belongs to another row. Where the opener is
 * gone with the state that the dialog changed, its successor or the page's heading gets it.
 */
export function useFocusBack(find?: () => HTMLElement | null): void {
  const [opener] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => returnFocus(opener, find?.()));
  useEffect(() => () => giveBack(), []);
}
