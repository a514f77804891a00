import { anonymous, type Actor, type UserView } from '@portal/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionQuery } from './session.queries.js';

export type SessionState =
  | { status: 'loading'; user: null; actor: Actor; isAdmin: false }
  | { status: 'failed'; user: null; actor: Actor; isAdmin: false }
  | { status: 'signed_out'; user: null; actor: Actor; isAdmin: false }
  | { status: 'signed_in'; user: UserView; actor: Actor; isAdmin: boolean };

/**
 * Who is signed in here: `loading` until the first answer, then `signed_in` with the user or `signed_out`; `failed` where
 * the question was not answered (too many calls, an error), so that nobody is taken for signed out.
 */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  const others = isPending ? 'loading' : data === null ? 'signed_out' : 'failed';
  return useMemo(() => {
    if (data)
      return { status: 'signed_in', user: data.user, actor: actorOf(data.user), isAdmin: data.user.role === 'admin' };
    return { status: others, user: null, actor: anonymous, isAdmin: false };
  }, [data, others]);
}

/** The person as policies read them. */
export const actorOf = (user: UserView): Actor => ({
  kind: 'user',
  id: user.id,
  role: user.role,
  companyId: user.company_id,
  contactFlags: user.contact_flags,
  sessionId: null,
});
