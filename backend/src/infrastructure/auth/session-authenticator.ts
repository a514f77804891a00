import type { UserActor } from '@portal/contracts';

/** Finds the session of a token. Implemented by the auth module; used by calls, sockets and the queue dashboard. */
export abstract class SessionAuthenticator {
  /** The person behind a live session, or null; looked up again at each call, so a sign-out holds at once. */
  abstract authenticate(token: string): Promise<UserActor | null>;

  /** Which of these sessions are live, in one query; it doesn't count as use of the session. */
  abstract liveAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
