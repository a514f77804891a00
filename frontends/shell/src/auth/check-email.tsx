import { useCreateSession } from '@portal/data-access';
import { Button, TextField } from '@portal/ui';
import { MailCheck } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './auth.module.css';
import { safeReturnTo } from './return-to.js';

/** A link that is on its way. */
export interface SentLink {
  email: string;
  requestId: string;
}

interface CheckEmailProps {
  sent: SentLink;
  returnTo: string;
  onChangeEmail?: () => void;
}

/** The link is sent; the mail's code works here too, for mail that is read on another device. */
export function CheckEmail({ sent, returnTo, onChangeEmail }: CheckEmailProps) {
  return (
    <>
      <MailCheck size={40} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <h1 className={styles.title}>Check your email</h1>
      <p className={styles.lead}>
        We sent a sign-in link to <strong>{sent.email}</strong>. It works for 10 minutes.
      </p>
      <CodeForm requestId={sent.requestId} returnTo={returnTo} />
      {onChangeEmail && (
        <Button variant="quiet" wide onClick={onChangeEmail}>
          Use different email
        </Button>
      )}
    </>
  );
}

function CodeForm({ requestId, returnTo }: { requestId: string; returnTo: string }) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const { mutate: signIn, isPending, error } = useCreateSession();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIncomplete(code.length !== 6);
    if (code.length !== 6) return;
    signIn(
      { request_id: requestId, code, transport: 'cookie' },
      { onSuccess: (session) => void navigate(safeReturnTo(session.return_to ?? returnTo), { replace: true }) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField
        label="6-digit code from the e-mail"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="\d{6}"
        maxLength={6}
        value={code}
        error={incomplete ? 'The code has 6 digits' : error?.message}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isPending}>
        Sign in with code
      </Button>
    </form>
  );
}
