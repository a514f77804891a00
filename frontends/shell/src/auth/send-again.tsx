import { useEffect, useState } from 'react';
import { ApiError } from '@portal/data-access';
import { Button, waitLabel } from '@portal/ui';
import { Refusal } from './card-page.js';
import { sentenceWithWait } from './sentence-with-wait.js';

/** One mail a minute to an address (decisions, section 3), in seconds. */
const MAIL_PAUSE = 60;

/** A button for another mail, with the seconds until it is enabled. Mount it after a mail was sent. */
export function SendAgain({ onSend }: { onSend: () => Promise<unknown> }) {
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
