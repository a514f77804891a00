import { sentenceFor, useSignOut } from '@portal/data-access';
import { drafts, toast, unsavedWork } from '@portal/ui';
import { useCallback, useState } from 'react';

interface Leave {
  /** Signs out; asks first where something typed would be lost. */
  leave: () => void;
  /** The person is being asked. */
  isConfirming: boolean;
  /** Signs out without a question. */
  leaveAnyway: () => void;
  /** Stays, with what is typed. */
  stay: () => void;
}

/** Signs out, forgets drafts and starts anew on the landing page; who could not be signed out stays and reads why. */
export function useLeave(): Leave {
  const { mutateAsync: signOut } = useSignOut();
  const [isConfirming, setConfirming] = useState(false);
  const leaveAnyway = useCallback(() => {
    setConfirming(false);
    // A whole new page, not a move within this one: the guard of the page that is left would send to /auth first.
    signOut().then(
      () => {
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
