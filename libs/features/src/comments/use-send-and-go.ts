import { useEffect, useEffectEvent, useState } from 'react';
import type { Composer } from './use-composer.js';

/** Sends what was written and goes on from there, unless something of it could not be sent. */
export function useSendAndGo(composer: Composer, go: () => void): () => Promise<void> {
  const [sendings, setSendings] = useState(0);
  const leave = useEffectEvent(() => {
    if (!composer.hasUnsent) go();
  });
  // once the emptied field has been drawn: until then leaving asks about unsent words
  useEffect(() => {
    if (sendings > 0) leave();
  }, [sendings]);
  return async () => {
    if (await composer.send()) setSendings((count) => count + 1);
  };
}
