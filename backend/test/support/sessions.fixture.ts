import { Global, Injectable, Module } from '@nestjs/common';
import type { UserActor } from '@portal/contracts';
import { SessionAuthenticator } from '../../src/infrastructure/auth/session-authenticator.js';
import { ActorNames } from '../../src/infrastructure/realtime/actor-names.js';

/** Sessions without an auth module: a token is active while it is in the list. */
@Injectable()
export class KnownSessions extends SessionAuthenticator {
  readonly live = new Map<string, UserActor>();

  authenticate(token: string): Promise<UserActor | null> {
    return Promise.resolve(this.live.get(token) ?? null);
  }

  liveAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const live = new Set([...this.live.values()].map(({ sessionId }) => sessionId));
    return Promise.resolve(new Set(sessionIds.filter((id) => live.has(id))));
  }
}

@Global()
@Module({
  providers: [
    KnownSessions,
    { provide: SessionAuthenticator, useExisting: KnownSessions },
    { provide: ActorNames, useValue: { of: () => Promise.resolve(new Map()) } satisfies ActorNames },
  ],
  exports: [SessionAuthenticator, ActorNames],
})
export class KnownSessionsModule {}

export const anAdmin = (id: string, sessionId: string): UserActor => ({
  kind: 'user',
  id,
  role: 'admin',
  companyId: null,
  contactFlags: [],
  sessionId,
});

export const aCustomer = (id: string, sessionId: string): UserActor => ({
  ...anAdmin(id, sessionId),
  role: 'customer',
});
