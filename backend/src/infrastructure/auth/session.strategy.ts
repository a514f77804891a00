import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Actor, anonymous } from '@portal/contracts';
import passportCustom from 'passport-custom';
import type { SentToken } from './session-token.js';
import type { SessionAuthenticator } from './session-authenticator.js';

export const SESSION_STRATEGY = 'session';

/** What the guard hands to the strategy with each call. */
export interface SessionOptions {
  sent: SentToken | null;
  authenticator: SessionAuthenticator;
}

/** Passport's way from a session token to a person; without a live session the caller is anonymous. */
@Injectable()
export class SessionStrategy extends PassportStrategy(passportCustom, SESSION_STRATEGY) {
  constructor() {
    super({ passOptionsToCallback: true });
  }

  /** Runs the strategy as Passport does, without its middleware: that is made for redirects, sessions and many strategies. */
  run(request: unknown, options: SessionOptions): Promise<Actor> {
    return new Promise((success, error) => {
      const refused = (): void => {
        success(anonymous);
      };
      Object.assign(Object.create(this) as this, { success, error, fail: refused }).authenticate(
        request as never,
        options,
      );
    });
  }

  async validate(_request: unknown, { sent, authenticator }: SessionOptions): Promise<Actor> {
    return (sent && (await authenticator.authenticate(sent.token))) ?? anonymous;
  }
}
