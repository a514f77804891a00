import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { DeclaredArgumentsGuard } from '../http/declared-arguments.guard.js';
import { SessionGuard, SessionStrategy } from './session.guard.js';

/** The guards before every operation: who calls, and what is sent. It needs a `SessionAuthenticator` from somewhere global: the auth module. */
@Module({
  imports: [PassportModule],
  providers: [
    SessionStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: DeclaredArgumentsGuard },
  ],
})
export class SessionGuardModule {}
