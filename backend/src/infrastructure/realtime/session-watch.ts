import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SessionAuthenticator } from '../auth/session-authenticator.js';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { PollingLoop } from '../events/polling-loop.js';
import { Sockets } from './sockets.js';

const EVERY = 30_000;

/** Ends the sockets of expired sessions: expiry causes no event for the feed. */
@Injectable()
export class SessionWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new PollingLoop(SessionWatch.name, () => this.look(), EVERY);

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly authenticator: SessionAuthenticator,
    private readonly sockets: Sockets,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role === 'api') this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** One statement for all sessions that are connected here. */
  async look(): Promise<void> {
    const sessions = this.sockets.sessionIds();
    if (sessions.length === 0) return;
    const live = await this.authenticator.liveAmong(sessions);
    for (const sessionId of sessions) if (!live.has(sessionId)) this.sockets.deliver({ disconnect: { sessionId } }, 0);
  }
}
