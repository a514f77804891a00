import { fetchFormToken } from '@portal/data-access';
import { useCallback, useRef } from 'react';

/** A token that was made less than this many milliseconds ago looks like a program's to the server. */
const SHORTEST_VISIT = 3_100;

/** When it arrived is known here; when the server made it, earlier by an unknown time, is not. */
interface ArrivedToken {
  form_token: string;
  arrivedAt: number;
}

const fetchToken = async (): Promise<ArrivedToken> => ({
  form_token: await fetchFormToken(),
  arrivedAt: Date.now(),
});

/**
 * The token with the time at which the form was opened (decisions 3.11): fetched on opening, sent once it is old
 * enough.
 */
export function useFormToken() {
  const visit = useRef<{ token: Promise<ArrivedToken | undefined> } | null>(null);
  const open = useCallback(() => {
    visit.current ??= { token: fetchToken().catch(() => undefined) };
    return visit.current;
  }, []);
  /** Waits until the token is old enough; undefined when none could be had: the server then counts more strictly. */
  const ripe = useCallback(async () => {
    const token = await open().token;
    if (token === undefined) visit.current = null;
    else await rest(SHORTEST_VISIT - (Date.now() - token.arrivedAt));
    return token?.form_token;
  }, [open]);
  const forget = useCallback(() => {
    visit.current = null;
  }, []);
  return { open, ripe, forget };
}

const rest = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
