import { Global, Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { SessionAuthenticator } from '../../infrastructure/auth/session-authenticator.js';
import { UsersModule } from '../users/index.js';
import { AuthCommands } from './auth.commands.js';
import { MagicLinkRequest } from './magic-link-request.entity.js';
import { MagicLinksController } from './magic-links.controller.js';
import { MagicLinks } from './magic-links.service.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { SessionEndings } from './sessions/session-endings.listener.js';
import { SessionLookup } from './sessions/session-lookup.js';
import { SessionController, SessionsController } from './sessions/session.controller.js';
import { Session } from './sessions/session.entity.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInMailProcessor } from './sign-in-mail.processor.js';
import { SignInService } from './sign-in.service.js';
import { authRetention } from './auth.retention.js';

/** Signing in by mailed links, and sessions (decisions, section 3). Global, because every module needs the caller. */
@Global()
@Module({
  imports: [entities(MagicLinkRequest, Session), UsersModule],
  controllers: [MagicLinksController, SessionController, SessionsController],
  providers: [
    AuthCommands,
    MagicLinks,
    SessionCookies,
    SessionEndings,
    SessionsService,
    SignInMailProcessor,
    SignInService,
    { provide: SessionAuthenticator, useClass: SessionLookup },
    ...authRetention,
  ],
  exports: [MagicLinks, SessionAuthenticator, SessionsService],
})
export class AuthModule {}
