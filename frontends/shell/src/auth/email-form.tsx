import { brand, email as emailSchema, messages } from '@portal/contracts';
import { useRequestMagicLink } from '@portal/data-access';
import { Button, TextField, toast } from '@portal/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import type { SentLink } from './check-email.js';
import { sentenceWithWait } from './sentence-with-wait.js';

interface EmailFormProps {
  action: 'Send Magic Link' | 'Create Account';
  returnTo: string;
  /** Filled in at first. */
  address?: string;
  note?: string;
  onSent: (sent: SentLink) => void;
}

/** A form for the address that sends the link. */
export function EmailForm({ action, returnTo, address = '', note, onSent }: EmailFormProps) {
  const [email, setEmail] = useState(address);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate: request, isPending } = useRequestMagicLink();
  const isSending = useRef(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const checked = emailSchema.safeParse(email);
    if (!checked.success)
      return setProblem(email.trim() ? (checked.error.issues[0]?.message ?? null) : 'Enter your e-mail address');
    setProblem(null);
    isSending.current = true;
    request(
      { email: checked.data, site: brand.name, return_to: returnTo },
      {
        onSuccess: ({ request_id }) => {
          toast.success(messages.signIn.sent);
          onSent({ email: checked.data, requestId: request_id });
        },
        onError: (error) => toast.error(sentenceWithWait(error)),
        onSettled: () => (isSending.current = false),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="stack gap-16">
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        autoFocus
        readOnly={isPending}
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isPending}>
        {action}
      </Button>
      {note && <p className="muted small">{note}</p>}
    </form>
  );
}
