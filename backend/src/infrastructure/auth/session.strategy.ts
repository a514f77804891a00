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

  async validate(_request: unknown, { sent, authenticator }: SessionOptions): Promise<Actor> {
    return (sent && (await authenticator.authenticate(sent.token))) ?? anonymous;
  }
}
