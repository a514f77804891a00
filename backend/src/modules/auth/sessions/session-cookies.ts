import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { SessionView } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  browserCookieName,
  type SentToken,
  sentToken,
  sessionCookieName,
  SIGNED_IN_HINT,
} from '../../../infrastructure/auth/session-token.js';
import { Config } from '../../../infrastructure/config/config.js';
import { KnownBrowsers } from './known-browsers.js';
import { absoluteLimit } from './session-limits.js';
import type { OpenedSession } from './sessions.service.js';

const BROWSER_REMEMBERED = 400 * 24 * 3_600;

/** The cookies of a signed-in browser: the session, the readable hint, and who signed in here before. */
@Injectable()
export class SessionCookies {
  constructor(
    private readonly config: Config,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** The token that the call came with. */
  sent(request: FastifyRequest): SentToken | null {
    return sentToken(request.headers, this.config);
  }

  /** Gives the browser the session; a bearer client has its token in the body and gets no cookie. */
  give(reply: FastifyReply, { token, view }: OpenedSession): SessionView {
    if (view.access_token !== undefined) return view;
    const maxAge = absoluteLimit[view.user.role];
    void reply.setCookie(sessionCookieName(this.config), token, { ...this.options, httpOnly: true, maxAge });
    void reply.setCookie(SIGNED_IN_HINT, '1', { ...this.options, maxAge });
    return view;
  }

  /** Remembers that this browser signed in with this address. */
  remember(reply: FastifyReply, { view }: OpenedSession): void {
    if (view.access_token !== undefined) return;
    const mark = this.browsers.markFor(view.user.email);
    void reply.setCookie(browserCookieName(this.config), mark, {
      ...this.options,
      httpOnly: true,
      maxAge: BROWSER_REMEMBERED,
    });
  }

  forget(reply: FastifyReply): void {
    void reply.clearCookie(sessionCookieName(this.config), { ...this.options, httpOnly: true });
    void reply.clearCookie(SIGNED_IN_HINT, this.options);
  }

  private get options(): { path: string; secure: boolean; sameSite: 'lax' } {
    return { path: '/', secure: this.config.secure, sameSite: 'lax' };
  }
}
