import { fetchFormToken } from '@portal/data-access';
import { useCallback, useRef } from 'react';

/** A form that was opened less than this many milliseconds ago looks like a program's to the server. */
const SHORTEST_VISIT = 3_100;

interface Visit {
  token: Promise<string | undefined>;
  openedAt: number;
}

/**
 * The token with the time at which the form was opened (decisions 3.11): fetched on opening, sent once it is old
 * enough.
 */
export function useFormToken() {
  const visit = useRef<Visit | null>(null);
  const open = useCallback(() => {
    visit.current ??= { token: fetchFormToken().catch(() => undefined), openedAt: Date.now() };
    return visit.current;
  }, []);
  /** Waits until the token is old enough; undefined when none could be had: the server then counts more strictly. */
  const ripe = useCallback(async () => {
    const { token, openedAt } = open();
    const form_token = await token;
    if (form_token === undefined) visit.current = null;
    else await rest(SHORTEST_VISIT - (Date.now() - openedAt));
    return form_token;
  }, [open]);
  const forget = useCallback(() => {
    visit.current = null;
  }, []);
  return { open, ripe, forget };
}

const rest = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
