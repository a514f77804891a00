import { Global, Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { SessionAuthenticator } from '../../infrastructure/auth/session-authenticator.js';
import { olderThan, retention } from '../../infrastructure/schedule/index.js';
import { UsersModule } from '../users/index.js';
import { AuthCommands } from './auth.commands.js';
import { KnownBrowsers } from './sessions/known-browsers.js';
import { LinkConsumption } from './link-consumption.js';
import { LinkSecrets } from './link-secrets.js';
import { MagicLinkRequest } from './magic-link-request.entity.js';
import { MagicLinksController } from './magic-links.controller.js';
import { MagicLinks } from './magic-links.service.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { SessionEndings } from './sessions/session-endings.listener.js';
import { SessionLookup } from './sessions/session-lookup.js';
import { SessionController, SessionsController } from './sessions/session.controller.js';
import { Session } from './sessions/session.entity.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignInMailOutbox } from './sign-in-mail.outbox.js';
import { SignInMailProcessor } from './sign-in-mail.processor.js';
import { SignInService } from './sign-in.service.js';
import { EXPIRES_AT } from './sessions/session-limits.js';

const EXPIRED_SESSIONS = `select s.id from sessions s join users u on u.id = s.user_id
  where ${EXPIRES_AT} < now() - interval '1 day'`;

/** Signing in by mailed links, and sessions (decisions, section 3). Global, because every module needs the caller. */
@Global()
@Module({
  imports: [entities(MagicLinkRequest, Session), UsersModule],
  controllers: [MagicLinksController, SessionController, SessionsController],
  providers: [
    AuthCommands,
    KnownBrowsers,
    LinkConsumption,
    LinkSecrets,
    MagicLinks,
    SessionCookies,
    SessionEndings,
    SessionsService,
    SignInLimits,
    SignInMailOutbox,
    SignInMailProcessor,
    SignInService,
    { provide: SessionAuthenticator, useClass: SessionLookup },
    // a day after they ended or expired
    retention('purge-sessions', { sessions: [olderThan('1 day', 'ended_at'), () => EXPIRED_SESSIONS] }),
    // hashes of old links are kept for "Send a new link" (decisions, section 3)
    retention('purge-sign-in-links', { magic_link_requests: [olderThan('30 days', 'requested_at')] }),
  ],
  exports: [MagicLinks, SessionAuthenticator, SessionsService],
})
export class AuthModule {}
