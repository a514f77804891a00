import type { MagicLinkPreview } from '@portal/contracts';
import {
  isOwnSignInRequest,
  magicLinkPreviewQuery,
  useCreateSession,
  useResendMagicLink,
  useSession,
} from '@portal/data-access';
import { Button, ErrorState, LinkButton, toast } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { PageSpinner } from '../layout/page-spinner.js';
import styles from './auth.module.css';
import { CardPage, Refusal } from './card-page.js';
import { CheckEmail } from './check-email.js';
import { safeReturnTo } from './return-to.js';
import { useLinkFields } from './use-link-fields.js';
import { sentenceWithWait } from './sentence-with-wait.js';

/**
 * The target of the mail's link. Opening it doesn't consume the token: a click signs in, or the page itself does in the
 * browser that requested the link.
 */
export function VerifyPage() {
  const token = useLinkFields().get('token');
  return <CardPage title="Sign in">{token ? <Link key={token} token={token} /> : <BrokenLink />}</CardPage>;
}

function Link({ token }: { token: string }) {
  const { status } = useSession();
  const { data: link, error, refetch } = useQuery(magicLinkPreviewQuery(token));
  if (error)
    return 'status' in error && error.status === 404 ? (
      <BrokenLink />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  if (!link || status === 'loading') return <PageSpinner />;
  if (link.state === 'valid')
    return (
      <Confirm
        token={token}
        email={link.email}
        own={isOwnSignInRequest(link.request_id)}
        onSpent={() => void refetch()}
      />
    );
  if (status === 'signed_in') return <Navigate replace to={safeReturnTo(link.return_to)} />;
  return <SpentLink token={token} link={link} />;
}

interface ConfirmProps {
  token: string;
  email: string;
  /** Whether this browser requested the link. */
  own: boolean;
  onSpent: () => void;
}

function Confirm({ token, email, own, onSpent }: ConfirmProps) {
  const navigate = useNavigate();
  const { mutate, isPending, isIdle, error } = useCreateSession();
  const signIn = () =>
    mutate(
      { token, transport: 'cookie' },
      {
        onSuccess: (session) => void navigate(safeReturnTo(session.return_to), { replace: true }),
        onError: (failure) => {
          if ('status' in failure && failure.status === 410) onSpent();
        },
      },
    );
  useEffect(() => {
    if (own && isIdle) signIn();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known that this browser asked
  }, [own]);
  return (
    <>
      <h1 className={styles.title}>Sign in</h1>
      <p className={styles.lead}>
        This link signs you in as <strong>{email}</strong>.
      </p>
      <Refusal text={error?.message} />
      <Button variant="primary" size="large" wide busy={isPending} onClick={signIn} autoFocus>
        Sign in
      </Button>
      <p className="muted small">Not you? Close this page. The link stays unused.</p>
    </>
  );
}

const BrokenLink = () => (
  <>
    <h1 className={styles.title}>This sign-in link is not valid</h1>
    <p className={styles.lead}>It may have been cut off in the e-mail. Ask for a new one.</p>
    <LinkButton variant="primary" size="large" wide href="/auth">
      Get a new link
    </LinkButton>
  </>
);

/** A link that was used or has expired: its address, and a button for a new one (decisions, section 3). */
function SpentLink({ token, link }: { token: string; link: MagicLinkPreview }) {
  const { mutateAsync: resend, isPending } = useResendMagicLink();
  const [requestId, setRequestId] = useState<string | null>(null);
  const send = async (): Promise<void> => setRequestId((await resend(token)).request_id);
  if (requestId)
    return (
      <CheckEmail sent={{ email: link.email, requestId }} returnTo={safeReturnTo(link.return_to)} onSendAgain={send} />
    );
  return (
    <>
      <h1 className={styles.title}>{link.state === 'used' ? 'This link has been used' : 'This link has expired'}</h1>
      <p className={styles.lead}>
        It was for <strong>{link.email}</strong>. Each link works once, for 10 minutes.
      </p>
      <Button
        variant="primary"
        size="large"
        wide
        busy={isPending}
        onClick={() => void send().catch(showFailure)}
        autoFocus
      >
        Send a new link
      </Button>
    </>
  );
}

const showFailure = (error: unknown): void => void toast.error(sentenceWithWait(error));
