import { Inject, Injectable } from '@nestjs/common';
import { SessionAuthenticator } from '../auth/session-authenticator.js';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { LoopRunner, PollingLoop } from '../events/polling-loop.js';
import { Sockets } from './sockets.js';

/** How often sessions are looked up, and the sockets' unread data is looked at, in milliseconds. */
const SESSIONS_EVERY = 30_000;
const UNREAD_EVERY = 1_000;

/**
 * Ends sockets that no event ends: those of expired sessions, and of clients that don't read, whose unread data would
 * fill the memory (decisions 8.7).
 */
@Injectable()
export class SocketWatch extends LoopRunner {
  protected readonly loops: PollingLoop[];

  constructor(
    @Inject(PROCESS_ROLE) role: ProcessRole,
    private readonly authenticator: SessionAuthenticator,
    private readonly sockets: Sockets,
  ) {
    super();
    const sessions = new PollingLoop('expired sessions', () => this.endExpired(), SESSIONS_EVERY);
    const unread = new PollingLoop('slow clients', () => Promise.resolve(sockets.dropSlow()), UNREAD_EVERY);
    this.loops = role === 'api' ? [sessions, unread] : [];
  }

  /** One statement for all sessions that are connected here. */
  async endExpired(): Promise<void> {
    const sessions = this.sockets.sessionIds();
    if (sessions.length === 0) return;
    const live = await this.authenticator.liveAmong(sessions);
    for (const sessionId of sessions) if (!live.has(sessionId)) this.sockets.deliver({ disconnect: { sessionId } }, 0);
  }
}
