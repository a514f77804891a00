import { sentenceFor, useSignOut } from '@portal/data-access';
import { drafts, toast, unsavedWork } from '@portal/ui';
import { useCallback, useState } from 'react';

interface Leave {
  /** Signs out, after a confirmation if there is unsaved input. */
  leave: () => void;
  /** Whether the confirmation is open. */
  isConfirming: boolean;
  /** Signs out without a question. */
  leaveAnyway: () => void;
  /** Closes the confirmation and keeps the input. */
  stay: () => void;
}

/**
 * Signs out, deletes drafts and loads the landing page. When signing out fails, the page stays and a toast gives the
 * reason.
 */
export function useConfirmedSignOut(): Leave {
  const { mutateAsync: signOut } = useSignOut();
  const [isConfirming, setConfirming] = useState(false);
  const leaveAnyway = useCallback(() => {
    setConfirming(false);
    // A whole new page, not a move within this one: the guard of the page that is left would send to /auth first.
    signOut().then(
      async () => {
        await endPushHere().catch(() => undefined); // a browser that can't is no reason to stay
        drafts.clear();
        unsavedWork.abandon();
        location.assign('/');
      },
      (error: unknown) => toast.error(sentenceFor(error)),
    );
  }, [signOut]);
  const leave = useCallback(() => (unsavedWork.exists() ? setConfirming(true) : leaveAnyway()), [leaveAnyway]);
  const stay = useCallback(() => setConfirming(false), []);
  return { leave, isConfirming, leaveAnyway, stay };
}

/**
 * Takes back this browser's push subscription, so that the next person here is shown nothing. The server forgets the
 * browser when its push service answers that it is gone.
 */
async function endPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/push-worker.js');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
