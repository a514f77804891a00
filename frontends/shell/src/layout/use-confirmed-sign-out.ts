import { sentenceFor, useSignOut } from '@portal/data-access';
import { drafts, toast, unsavedWork } from '@portal/ui';
import { useState } from 'react';

/**
 * Signs out, deletes drafts and loads the landing page. When signing out fails, the page stays and a toast gives the
 * reason.
 */
export function useConfirmedSignOut() {
  const { mutateAsync: signOut } = useSignOut();
  const [isConfirming, setConfirming] = useState(false);
  const leaveAnyway = (): void => {
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
  };
  return {
    /** Signs out, after a confirmation if there is unsaved input. */
    leave: (): void => (unsavedWork.exists() ? setConfirming(true) : leaveAnyway()),
    isConfirming,
    /** Signs out without a question. */
    leaveAnyway,
    /** Closes the confirmation and keeps the input. */
    stay: (): void => setConfirming(false),
  };
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
