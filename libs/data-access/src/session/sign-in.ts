import type { CreateSession, MagicLinkRequested, RequestMagicLink, SessionView } from '@portal/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { isSessionEnd, releaseScreen } from './session-end.js';
import { forgetAllButSession, isNoSession, sessionKey } from './session.queries.js';
import { showSignedInHint } from './signed-in-hint.js';

/**
 * Requests a sign-in link and remembers that this browser did, so that the link continues by itself here
 * (specification, section 2).
 */
export const useRequestMagicLink = () =>
  useLinkRequest((body: RequestMagicLink) => recordOf(api.POST('/api/v1/auth/magic-links', { body })));

/** Sends a new link to the owner of a used or expired one. */
export const useResendMagicLink = () =>
  useLinkRequest((token: string) => recordOf(api.POST('/api/v1/auth/magic-links/resend', { body: { token } })));

const useLinkRequest = <Input>(mutationFn: (input: Input) => Promise<MagicLinkRequested>) =>
  useMutation({ mutationFn, onSuccess: ({ request_id }) => rememberSignInRequest(request_id) });

/** The account that a link opens. The preview consumes nothing, so it may be repeated; never cached. */
export const magicLinkPreviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['magic-link', token] as const,
    queryFn: () => recordOf(api.POST('/api/v1/auth/magic-links/preview', { body: { token } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Signs in by the link's token or the mail's code. A link is consumed once, so the call is never repeated by itself.
 * The user whose session had ended continues in place; for any other user all fetched data is dropped.
 */
export function useCreateSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateSession): Promise<SessionView> => recordOf(api.POST('/api/v1/auth/session', { body })),
    retry: false,
    onSuccess: (session) => {
      const isSamePerson = client.getQueryData<SessionView | null>(sessionKey)?.user.id === session.user.id;
      if (!isSamePerson) forgetAllButSession(client);
      client.setQueryData(sessionKey, session);
      releaseScreen(isSamePerson ? 'signed_in' : 'other_person');
      if (isSamePerson) void client.invalidateQueries({ predicate: isNoSession });
      forgetSignInRequest();
      showSignedInHint(true);
    },
  });
}

/**
 * Ends this browser's session and drops all fetched data; when the server can't be reached it drops nothing, so that a
 * session never only looks ended.
 */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      client.setQueryData(sessionKey, null);
      client.removeQueries({ predicate: isNoSession });
      showSignedInHint(false);
    },
  });
}

async function endSession(): Promise<void> {
  try {
    await recordOf(api.DELETE('/api/v1/auth/session'));
  } catch (error) {
    if (!isSessionEnd(error)) throw error;
  }
}

/** Ends another session of the user. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => recordOf(api.DELETE('/api/v1/auth/sessions/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

const KEY = 'sign_in_request';

/** Stores the id of this browser's request; private modes without storage need the click instead. */
function rememberSignInRequest(requestId: string): void {
  withStorage((storage) => storage.setItem(KEY, requestId));
}

function forgetSignInRequest(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Whether this browser requested the link. */
export const isOwnSignInRequest = (requestId: string): boolean =>
  withStorage((storage) => storage.getItem(KEY)) === requestId;

function withStorage<Result>(access: (storage: Storage) => Result): Result | null {
  try {
    return access(globalThis.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
