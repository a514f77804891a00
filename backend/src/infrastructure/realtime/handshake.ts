import { Injectable } from '@nestjs/common';
import { DomainError, type UserActor } from '@portal/contracts';
import type { Socket } from 'socket.io';
import { SessionAuthenticator } from '../auth/session-authenticator.js';
import { type SentToken, sentToken } from '../auth/session-token.js';
import { Config } from '../config/config.js';

/** Data kept with a socket. */
export interface SocketData {
  actor: UserActor;
  /** Kept to check at each join that the session is still live. */
  token: string;
  /** Joins whose permission is being looked up; a right withdrawn meanwhile takes its join out. */
  joining: Set<{ room: string }>;
}

type Handshake = Pick<Socket['handshake'], 'headers' | 'auth'>;

/**
 * Authenticates a socket: by cookie from the product's own pages, or by bearer token from anywhere (decisions, section
 * 8).
 */
@Injectable()
export class HandshakeCheck {
  constructor(
    private readonly config: Config,
    private readonly authenticator: SessionAuthenticator,
  ) {}

  /** @throws DomainError `origin` for another site's page, `unauthenticated` without a live session */
  async admit(handshake: Handshake): Promise<SocketData> {
    const sent = this.sent(handshake);
    if (!sent) throw new DomainError('unauthenticated');
    if (sent.via === 'cookie' && !this.isOurPage(handshake)) throw new DomainError('origin');
    return { token: sent.token, actor: await this.live(sent.token), joining: new Set() };
  }

  /** @throws DomainError `unauthenticated` when the session has ended since */
  async live(token: string): Promise<UserActor> {
    const actor = await this.authenticator.authenticate(token);
    if (!actor) throw new DomainError('unauthenticated');
    return actor;
  }

  private sent({ auth, headers }: Handshake): SentToken | null {
    const token: unknown = auth['token'];
    if (typeof token === 'string' && token !== '') return { token, via: 'bearer' };
    return sentToken(headers, this.config);
  }

  /** Browsers leave Origin out of same-origin polling, but send Sec-Fetch-Site. */
  private isOurPage({ headers }: Handshake): boolean {
    if (headers.origin !== undefined) return headers.origin === this.config.publicOrigin;
    return headers['sec-fetch-site'] === 'same-origin';
  }
}
