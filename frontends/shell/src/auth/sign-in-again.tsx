import { brand, type UserView } from '@portal/contracts';
import { releaseScreen, useRequestMagicLink, useSession, useSessionEnded, sessionQuery } from '@portal/data-access';
import { Button, Dialog, unsavedWork } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Refusal } from './card-page.js';
import { CodeForm } from './code-form.js';
import { sentenceWithWait } from './sentence-with-wait.js';

/**
 * Signs the same user in again above the open screen when the session ended with unsaved input, by the link or the code
 * of a mail. Calls made meanwhile continue afterwards.
 */
export function SignInAgain() {
  const ended = useSessionEnded();
  const { user } = useSession();
  return ended && user ? <SignInAgainDialog user={user} /> : null;
}

function SignInAgainDialog({ user }: { user: UserView }) {
  const { mutate: request, data: sent, isPending, error } = useRequestMagicLink();
  const [open, setOpen] = useState(true);
  useCursorBack();
  useLookForSession();
  const send = () => request({ email: user.email, site: brand.name, return_to: location.pathname + location.search });
  const leave = () => {
    unsavedWork.abandon();
    setOpen(false);
    releaseScreen('left');
  };
  return (
    <Dialog
      open={open}
      locked
      size="small"
      title="Your session has ended"
      subtitle="What you typed is still here. Sign in again, and you go on where you were."
    >
      <div className="stack gap-12 anywhere">
        <p>
          Signed in until now: <strong>{user.email}</strong>
        </p>
        {sent ? (
          <>
            <p>We sent you a link and a code. Enter the code here, or open the link in this browser.</p>
            <CodeForm requestId={sent.request_id} />
          </>
        ) : null}
        <Refusal text={error ? sentenceWithWait(error) : undefined} />
        <Button variant={sent ? 'quiet' : 'primary'} size="large" wide busy={isPending} onClick={send}>
          {sent ? 'Send again' : 'Send Magic Link'}
        </Button>
        <Button variant="quiet" wide onClick={leave}>
          Sign in as somebody else
        </Button>
      </div>
    </Dialog>
  );
}

/** Goes back to what was written in once the dialog is over. */
function useCursorBack(): void {
  const [field] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (field instanceof HTMLElement) field.focus();
    },
    [field],
  );
}

/** Refetches the session when the tab gets the focus, because the mail's link opens in another tab. */
function useLookForSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [client]);
}
