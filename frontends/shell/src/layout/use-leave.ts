import { sentenceFor, useSignOut } from '@portal/data-access';
import { drafts, toast, unsavedWork } from '@portal/ui';

/** Signs out, forgets drafts and starts anew on the landing page; who could not be signed out stays and reads why. */
export function useLeave(): () => void {
  const { mutateAsync: signOut } = useSignOut();
  return () => {
    // A whole new page, not a move within this one: the guard of the page that is left would send to /auth first.
    signOut().then(
      () => {
        drafts.clear();
        unsavedWork.abandon();
        location.assign('/');
      },
      (error: unknown) => toast.error(sentenceFor(error)),
    );
  };
}
