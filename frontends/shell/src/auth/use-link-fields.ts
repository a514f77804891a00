import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The fields behind the `#` of the newest link from a mail that was opened in this tab; empty without a token. They are
 * removed from the address bar at once, so that they aren't copied; the tab's own history entry keeps them for a
 * reload.
 */
export function useLinkFields(): URLSearchParams {
  const location = useLocation();
  const { hash, pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const opened = new URLSearchParams(hash.slice(1));
  const fields = opened.has('token') ? opened.toString() : '';
  useEffect(() => {
    if (fields) void navigate({ pathname, search }, { replace: true, state: { fields } });
  }, [navigate, fields, pathname, search]);
  return new URLSearchParams(fields || keptFields(state));
}

function keptFields(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('fields' in state)) return '';
  return typeof state.fields === 'string' ? state.fields : '';
}
