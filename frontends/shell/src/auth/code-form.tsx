import type { SessionView } from '@portal/contracts';
import { useCreateSession } from '@portal/data-access';
import { Button, TextField } from '@portal/ui';
import { useRef, useState, type SubmitEvent } from 'react';

interface CodeFormProps {
  requestId: string;
  onSignedIn?: (session: SessionView) => void;
}

/** Signs in by the code of the mail. */
export function CodeForm({ requestId, onSignedIn }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const { mutate: signIn, isPending, error } = useCreateSession();
  const isSending = useRef(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIncomplete(code.length !== 6);
    if (code.length !== 6 || isSending.current) return;
    isSending.current = true;
    signIn(
      { request_id: requestId, code, transport: 'cookie' },
      { onSuccess: (session) => onSignedIn?.(session), onSettled: () => (isSending.current = false) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="stack gap-16">
      <TextField
        label="6-digit code from the e-mail"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="\d{6}"
        autoFocus
        readOnly={isPending}
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
