import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';
import { useConfirm } from './use-confirm.js';

type HasChanges = () => boolean;
/** Watches a form until the returned function is called. */
type Watch = (hasChanges: HasChanges) => () => void;

const WatchContext = createContext<Watch>(() => () => undefined);

/**
 * Asks before changes that weren't saved are left behind: by a link, by Back, or by closing the page. One for all forms
 * of a screen, because a router can be held by one only.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const forms = useRef(new Set<HasChanges>());
  const hasChanges = (): boolean => [...forms.current].some((has) => has());
  const askToLeave = useAskToLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation) && hasChanges(),
  );

  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await askToLeave()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state]);

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent): void => onUnload(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);

  const watch = useCallback<Watch>((has) => {
    forms.current.add(has);
    return () => forms.current.delete(has);
  }, []);
  return <WatchContext value={watch}>{children}</WatchContext>;
}

/** What a form stands on: a page, and the part of a record that is open on it. Filters and sorting leave it standing. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

/** Puts a form under the screen's guard; gives the question to ask before the form itself is closed. */
export function useUnsavedChanges(hasChanges: HasChanges): () => Promise<boolean> {
  const watch = use(WatchContext);
  const has = useEffectEvent(hasChanges);
  useEffect(() => watch(() => has()), [watch]);
  const askToLeave = useAskToLeave();
  return async () => !hasChanges() || askToLeave();
}

function useAskToLeave(): () => Promise<boolean> {
  const confirm = useConfirm();
  return () =>
    confirm({
      title: 'Leave without saving?',
      text: 'What you typed here has not been saved and will be lost.',
      confirm: 'Leave without saving',
      keep: 'Keep editing',
    });
}
