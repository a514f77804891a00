import type { UserActor } from '@portal/contracts';

/** Knows whose session a token opens. Implemented by the auth module; asked by calls, sockets and the queue dashboard. */
export abstract class SessionAuthenticator {
  /** The person behind a live session, or null; looked up anew at each call, so a sign-out holds at once. */
  abstract authenticate(token: string): Promise<UserActor | null>;

  /** Which of these sessions still live, asked in one step; being asked about doesn't keep a session alive. */
  abstract liveAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
