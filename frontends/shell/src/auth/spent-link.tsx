import type { MagicLinkPreview } from '@portal/contracts';
import { useResendMagicLink } from '@portal/data-access';
import { Button, toast } from '@portal/ui';
import { useState } from 'react';
import styles from './auth.module.css';
import { CheckEmail } from './check-email.js';
import { safeReturnTo } from './return-to.js';
import { sentenceWithWait } from './wait-labels.js';

/** A link that was used or has expired: its address, and a button for a new one (decisions, section 3). */
export function SpentLink({ token, link }: { token: string; link: MagicLinkPreview }) {
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
      <Button variant="primary" size="large" wide busy={isPending} onClick={() => void send().catch(showFailure)}>
        Send a new link
      </Button>
    </>
  );
}

const showFailure = (error: unknown): void => void toast.error(sentenceWithWait(error));
