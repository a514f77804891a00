import { Button } from '@portal/ui';
import { MailCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import styles from './auth.module.css';
import { CodeForm } from './code-form.js';
import { safeReturnTo } from './return-to.js';
import { SendAgain } from './send-again.js';

/** A link that is on its way. */
export interface SentLink {
  email: string;
  requestId: string;
}

interface CheckEmailProps {
  sent: SentLink;
  returnTo: string;
  /** Sends another link; rejects when it can't. */
  onSendAgain: () => Promise<unknown>;
  onChangeEmail?: () => void;
}

/** The link is sent; the mail's code works here too, for mail that is read on another device. */
export function CheckEmail({ sent, returnTo, onSendAgain, onChangeEmail }: CheckEmailProps) {
  const navigate = useNavigate();
  return (
    <>
      <MailCheck size={40} strokeWidth={1.75} aria-hidden="true" className="primary" />
      <h1 className={styles.title}>Check your email</h1>
      <p className={styles.lead}>
        We sent a sign-in link to <strong>{sent.email}</strong>. It works for 10 minutes.
      </p>
      <CodeForm
        key={sent.requestId}
        requestId={sent.requestId}
        onSignedIn={(session) => void navigate(safeReturnTo(session.return_to ?? returnTo), { replace: true })}
      />
      <SendAgain onSend={onSendAgain} />
      {onChangeEmail && (
        <Button variant="quiet" wide onClick={onChangeEmail}>
          Use different email
        </Button>
      )}
    </>
  );
}
