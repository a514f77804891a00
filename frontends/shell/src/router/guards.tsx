import { sentenceFor, sessionKey, useSession } from '@portal/data-access';
import { ErrorState } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { AuthState } from '../auth/return-to.js';
import { PageSpinner } from '../layout/page-spinner.js';

/**
 * Redirects signed-out users to /auth and back afterwards, with a spinner while the session loads (specification,
 * section 2). When the session ends with a page open, /auth shows why. The data and input of one user are removed
 * before another signs in.
 */
export function RequireSession({ children = <Outlet /> }: { children?: ReactNode }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (status === 'loading') return <PageSpinner />;
  if (status === 'failed') return <SessionFailed />;
  if (status === 'signed_out') {
    const state: AuthState = { sessionEnded: wasSignedIn };
    return <Navigate replace to={`/auth?return_to=${encodeURIComponent(pathname + search)}`} state={state} />;
  }
  return <Fragment key={user.id}>{children}</Fragment>;
}

/** The session is there perhaps: nothing is known, so nobody is asked to sign in. */
function SessionFailed() {
  const client = useQueryClient(); // one more `useQuery` would ask again by itself
  const { error } = client.getQueryState(sessionKey) ?? {};
  const askAgain = (): void => void client.refetchQueries({ queryKey: sessionKey, exact: true });
  return <ErrorState title="Your session didn’t load" text={sentenceFor(error)} onRetry={askAgain} />;
}

/** Non-admins go to /dashboard (specification, section 2). */
export function RequireAdmin() {
  const { isAdmin } = useSession();
  return <RequireSession>{isAdmin ? <Outlet /> : <Navigate replace to="/dashboard" />}</RequireSession>;
}

/** The public site; signed-in users get the dashboard instead of the landing page (specification, section 2). */
export function PublicArea() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return status === 'signed_in' && pathname === '/' ? <Navigate replace to="/dashboard" /> : <Outlet />;
}
