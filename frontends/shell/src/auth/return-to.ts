import { isOwnPath } from '@portal/contracts';
import { useLocation, useSearchParams } from 'react-router';

/** A path of ours, or the site's root (specification, section 2). */
export const safeReturnTo = (path: string | null | undefined): string => (path && isOwnPath(path) ? path : '/');

/** Where to go after signing in, from `?return_to=`. */
export function useReturnTo(): string {
  const [search] = useSearchParams();
  return safeReturnTo(search.get('return_to'));
}

/** The address that an invitation fills in, from `#email=`; empty without one (decisions 6.82). */
export const useInvitedAddress = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('email') ?? '';

/** The state that a page passes to /auth. */
export interface AuthState {
  /** The session ended while the page was open. */
  sessionEnded: boolean;
}

/** Whether the session ended while a page was open. */
export const useSessionEndedHere = (): boolean =>
  (useLocation().state as Partial<AuthState> | null)?.sessionEnded === true;
