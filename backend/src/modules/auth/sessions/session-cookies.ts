import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SessionView } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  browserCookieName,
  cookieOf,
  type SentToken,
  sentToken,
  sessionCookieName,
  SIGNED_IN_HINT,
} from '../../../infrastructure/auth/session-token.js';
import { Config } from '../../../infrastructure/config/config.js';
import { isSame, keyed } from '../secrets.js';
import { absoluteLimit } from './session-limits.js';
import type { OpenedSession } from './sessions.service.js';

const BROWSER_REMEMBERED = 400 * 24 * 3_600;

/** The cookies of a signed-in browser: the session, the readable hint, and who signed in here before. */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: Config) {}

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

  /**
   * Remembers that this browser signed in with this address, so that other requesters can't use up the mail allowance of
   * its owner: by a random name of the browser, and a signature that it signed in with the address.
   */
  remember(reply: FastifyReply, { view }: OpenedSession): void {
    if (view.access_token !== undefined) return;
    const name = randomUUID();
    void reply.setCookie(browserCookieName(this.config), `${name}.${this.proof(name, view.user.email)}`, {
      ...this.options,
      httpOnly: true,
      maxAge: BROWSER_REMEMBERED,
    });
  }

  /** The browser's name if it has signed in with this very address, else null. */
  browserOf(headers: IncomingHttpHeaders, email: string): string | null {
    const [name = '', proof = ''] = (cookieOf(headers, browserCookieName(this.config)) ?? '').split('.');
    return name !== '' && isSame(proof, this.proof(name, email)) ? name : null;
  }

  forget(reply: FastifyReply): void {
    void reply.clearCookie(sessionCookieName(this.config), { ...this.options, httpOnly: true });
    void reply.clearCookie(SIGNED_IN_HINT, this.options);
  }

  private proof(name: string, email: string): string {
    return keyed(this.config.appSecret, `browser ${name} ${email}`);
  }

  private get options(): { path: string; secure: boolean; sameSite: 'lax' } {
    return { path: '/', secure: this.config.secure, sameSite: 'lax' };
  }
}
