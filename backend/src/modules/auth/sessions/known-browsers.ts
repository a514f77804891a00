import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { browserCookieName, cookieOf } from '../../../infrastructure/auth/session-token.js';
import { Config } from '../../../infrastructure/config/config.js';
import { isSame, keyed } from '../secrets.js';

/**
 * Marks browsers that have signed in with an address, so that other requesters can't use up the mail allowance of its
 * owner.
 */
@Injectable()
export class KnownBrowsers {
  constructor(private readonly config: Config) {}

  /** The value of the cookie: a random name of the browser, and a signature that it signed in with the address. */
  markFor(email: string): string {
    const name = randomUUID();
    return `${name}.${this.proof(name, email)}`;
  }

  /** The browser's name if it has signed in with this very address, else null. */
  nameOf(headers: IncomingHttpHeaders, email: string): string | null {
    const [name = '', proof = ''] = (cookieOf(headers, browserCookieName(this.config)) ?? '').split('.');
    return name !== '' && isSame(proof, this.proof(name, email)) ? name : null;
  }

  private proof(name: string, email: string): string {
    return keyed(this.config.appSecret, `browser ${name} ${email}`);
  }
}
