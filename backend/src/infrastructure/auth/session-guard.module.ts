import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { SessionGuard } from './session.guard.js';
import { SessionStrategy } from './session.strategy.js';

/** The guard before every operation. It needs a `SessionAuthenticator` from somewhere global: the auth module. */
@Module({
  imports: [PassportModule],
  providers: [SessionStrategy, { provide: APP_GUARD, useClass: SessionGuard }],
})
export class SessionGuardModule {}
