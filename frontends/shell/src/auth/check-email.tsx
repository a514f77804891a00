import { ApiError } from '@portal/data-access';
import { Button, waitLabel } from '@portal/ui';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './auth.module.css';
import { Refusal } from './card-page.js';
import { CodeForm } from './code-form.js';
import { safeReturnTo } from './return-to.js';
import { sentenceWithWait } from './sentence-with-wait.js';

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

/** One mail a minute to an address (decisions, section 3), in seconds. */
const MAIL_PAUSE = 60;

/** A button for another mail, with the seconds until it is enabled. Mount it after a mail was sent. */
function SendAgain({ onSend }: { onSend: () => Promise<unknown> }) {
  const [left, wait] = useCountdown(MAIL_PAUSE);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onSend();
      wait(MAIL_PAUSE);
    } catch (error) {
      setProblem(sentenceWithWait(error));
      if (error instanceof ApiError && error.retryAfter !== null) wait(error.retryAfter);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack gap-8">
      <Refusal text={problem} />
      <Button variant="quiet" wide busy={busy} disabled={left > 0 || busy} onClick={() => void send()}>
        {left > 0 ? `Send again in ${waitLabel(left)}` : 'Send again'}
      </Button>
    </div>
  );
}

/** The seconds left, and a function that restarts the countdown. */
function useCountdown(seconds: number): [left: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(seconds);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return [left, setLeft];
}
