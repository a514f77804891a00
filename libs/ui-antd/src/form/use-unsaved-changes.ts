import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './use-confirm.js';

/** Asks before changes that weren't saved are left behind: by a link, by Back, or by closing the page. */
export function useUnsavedChanges(hasChanges: () => boolean): () => Promise<boolean> {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges() && currentLocation.pathname !== nextLocation.pathname,
  );

  const mayLeave = async (): Promise<boolean> =>
    !hasChanges() ||
    confirm({
      title: 'Leave without saving?',
      text: 'What you typed here has not been saved and will be lost.',
      confirm: 'Leave without saving',
      keep: 'Keep editing',
    });

  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await mayLeave()) blocker.proceed();
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

  return mayLeave;
}
