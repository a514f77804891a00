import { Injectable } from '@nestjs/common';
import { DomainError, type UserActor } from '@portal/contracts';
import type { Socket } from 'socket.io';
import { SessionAuthenticator } from '../auth/session-authenticator.js';
import { type SentToken, sentToken } from '../auth/session-token.js';
import { Config } from '../config/config.js';

/** What a socket knows about itself. */
export interface SocketData {
  actor: UserActor;
  /** Kept to ask again at each join whether the session still lives. */
  token: string;
  /** Joins whose permission is being looked up; a right withdrawn meanwhile takes its join out. */
  joining: Set<{ room: string }>;
}

type Handshake = Pick<Socket['handshake'], 'headers' | 'auth'>;

/** Decides who a socket is: by cookie from our own pages, or by bearer token from anywhere (decisions, section 8). */
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

  /** Browsers leave Origin out of same-origin polling, but say that it is. */
  private isOurPage({ headers }: Handshake): boolean {
    if (headers.origin !== undefined) return headers.origin === this.config.publicOrigin;
    return headers['sec-fetch-site'] === 'same-origin';
  }
}
