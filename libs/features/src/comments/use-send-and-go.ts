import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerStatus, Composer } from './use-composer.js';

/** What happens with an answer beside being sent. */
export interface Sending {
  /** The state that its ticket or request moves to. */
  status?: AnswerStatus;
  /** Whether the writer goes on to the next record. */
  wantsNext?: boolean;
}

/**
 * Sends what was written and goes on from there, unless something of it could not be sent: `go` gets whether the
 * writer wants the next record. The field and the buttons are locked meanwhile; what had the focus gets it back.
 */
export function useSendAndGo(
  composer: Composer,
  go: (wantsNext: boolean) => void,
): (sending?: Sending) => Promise<void> {
  const [sent, setSent] = useState({ count: 0, wantsNext: false });
  const [ends, setEnds] = useState(0);
  const place = useRef<Element>(null);
  const leave = useEffectEvent(() => {
    if (!composer.hasUnsent) go(sent.wantsNext);
  });
  // once the emptied field has been drawn: until then leaving asks about unsent words
  useEffect(() => {
    if (sent.count > 0) leave();
  }, [sent]);
  useEffect(() => {
    const before = place.current;
    if (ends > 0 && document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  }, [ends]);
  return async ({ status, wantsNext = false } = {}) => {
    place.current = document.activeElement;
    const isSent = await composer.send(status);
    if (isSent) setSent(({ count }) => ({ count: count + 1, wantsNext }));
    setEnds((count) => count + 1);
  };
}
