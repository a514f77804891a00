import { useEffect, useEffectEvent, useState } from 'react';
import type { Composer } from './use-composer.js';

/**
 * Sends what was written and goes on from there, unless something of it could not be sent: `go` is told whether the
 * writer wants the next record.
 */
export function useSendAndGo(
  composer: Composer,
  go: (wantsNext: boolean) => void,
): (wantsNext: boolean) => Promise<void> {
  const [sent, setSent] = useState({ count: 0, wantsNext: false });
  const leave = useEffectEvent(() => {
    if (!composer.hasUnsent) go(sent.wantsNext);
  });
  // once the emptied field has been drawn: until then leaving asks about unsent words
  useEffect(() => {
    if (sent.count > 0) leave();
  }, [sent]);
  return async (wantsNext) => {
    if (await composer.send()) setSent(({ count }) => ({ count: count + 1, wantsNext }));
  };
}
