import { unsavedWork } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';
import { openSheetOf, sheetTab } from '../../sheet/sheet-address.js';
import { useSheet } from '../../sheet/sheet-context.js';
import { useConfirm } from '../use-confirm.js';

type HasChanges = () => boolean;
/**
 * Asks before changes that weren't saved are left: by a link, by Back, or by closing the page. One for all forms of a
 * screen, because a router can have only one blocker.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const confirmLeave = useConfirmLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) && isLost(pageOf(currentLocation) === pageOf(nextLocation)),
  );

  const isAsking = useRef(false);
  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const leaves = await confirmLeave();
    isAsking.current = false;
    if (leaves) blocker.proceed();
    else blocker.reset();
  });
  // for each blocker, not for each state: the router draws in transitions, and between two attempts to leave the state
  // in which nothing is blocked may never be drawn
  useEffect(() => void decide(), [blocker]);

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsavedWork.exists()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent): void => onUnload(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);

  return children;
}

/** What a form stands on: a page, and the part of a record that is open on it. Filters leave it standing. */
const pageOf = ({ pathname, search }: Location): string =>
  `${pathname}&${new URLSearchParams(search).get('tab') ?? ''}`;

/** The same with the sheet that is open over it. */
const placeOf = (location: Location): string => {
  const sheet = openSheetOf(location.search);
  const tab = new URLSearchParams(location.search).get(sheetTab) ?? '';
  return [pageOf(location), sheet?.name, sheet?.id, tab].join('&');
};

/** Whether the page stays as it is, under a sheet that opens, closes or changes. */
let isPageKept = false;

/** Whether something unsaved is lost; on a page that is kept under a sheet, only what was typed in the sheet. */
function isLost(isKept: boolean): boolean {
  isPageKept = isKept;
  const lost = unsavedWork.exists();
  isPageKept = false;
  return lost;
}

/** Registers a form with the screen's guard; gives the confirmation to call before the form itself is closed. */
export function useUnsavedChanges(hasChanges: HasChanges): () => Promise<boolean> {
  const isInSheet = useSheet() !== undefined;
  const has = useEffectEvent(() => (isInSheet || !isPageKept) && hasChanges());
  useEffect(() => unsavedWork.watch(() => has()), []);
  const confirmLeave = useConfirmLeave();
  return async () => !hasChanges() || confirmLeave();
}

function useConfirmLeave(): () => Promise<boolean> {
  const confirm = useConfirm();
  return () =>
    confirm({
      title: 'Leave without saving?',
      text: 'What you typed or attached here has not been saved and will be lost.',
      confirm: 'Leave without saving',
      keep: 'Keep editing',
    });
}
