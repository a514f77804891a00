import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { UserActor } from '@portal/contracts';
import passportCustom from 'passport-custom';
import type { SentToken } from './session-token.js';
import type { SessionAuthenticator } from './session-authenticator.js';

export const SESSION_STRATEGY = 'session';

/** What the guard hands over with each call: Passport keeps one strategy for all applications of a process. */
export interface SessionOptions {
  sent: SentToken | null;
  authenticator: SessionAuthenticator;
}

/** Passport's way from a session token to a person. */
@Injectable()
export class SessionStrategy extends PassportStrategy(passportCustom, SESSION_STRATEGY) {
  constructor() {
    super({ passOptionsToCallback: true });
  }

  /** Null without a live session. */
  async validate(_request: unknown, { sent, authenticator }: SessionOptions): Promise<UserActor | null> {
    return sent && (await authenticator.authenticate(sent.token));
  }
}
