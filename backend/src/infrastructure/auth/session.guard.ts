import passportCustom from 'passport-custom';
import '@fastify/cookie';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { anonymous, DomainError, type Actor, type Permission, type UserActor } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { CallQueue, UserCalls } from '../http/limits/user-calls.js';
import { fileContent, isOutsideApi, operationOf } from '../http/operation.js';
import { requestContext } from '../http/request-context.js';
import { authorizeRole } from './authorize.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { sentToken, sessionCookieName, SIGNED_IN_HINT, type SentToken } from './session-token.js';

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

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, set by Passport. */
    user?: Actor;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Checks before every operation: the session, the origin, and that the role has the route's permission. */
@Injectable()
export class SessionGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(
    private readonly config: Config,
    private readonly authenticator: SessionAuthenticator,
    private readonly calls: UserCalls,
    private readonly queue: CallQueue,
  ) {
    super();
  }

  /** @throws DomainError `unauthenticated`, `forbidden`, `rate_limited`, or `origin` for a browser's call from elsewhere */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || isOutsideApi(context.getClass())) return true;
    const operation = operationOf(context.getHandler());
    if (!operation) throw new DomainError('forbidden');
    const { permission } = operation;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const sent = sentToken(request.headers, this.config);
    this.assertOwnOrigin(request, permission, sent);
    await super.canActivate(context);
    const actor = request.user ?? anonymous;
    if (sent?.via === 'cookie' && actor.kind === 'anonymous') this.forgetCookies(http.getResponse<FastifyReply>());
    requestContext().actor = actor;
    if (request.context) request.context.actor = actor;
    if (actor.kind === 'user') await this.calls.count(actor.id);
    this.assertRole(actor, permission);
    // the reader of a file decides how long it may take to arrive
    if (operation.view !== fileContent) await this.queue.enter(actor, request.ip, http.getResponse<FastifyReply>());
    return true;
  }

  override getAuthenticateOptions(context: ExecutionContext): SessionOptions {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return { sent: sentToken(headers, this.config), authenticator: this.authenticator };
  }

  /** Without a live session the caller is anonymous; the policy of the route decides what is allowed. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the signature is Nest's
  override handleRequest<Caller>(error: Error | null, user: UserActor | false): Caller {
    if (error) throw error;
    return (user || anonymous) as Caller;
  }

  protected assertRole(actor: Actor, permission: Permission): void {
    authorizeRole(actor, permission);
  }

  /** Unsafe calls by cookie need the product's origin; so does signing in. */
  private assertOwnOrigin({ method, headers }: FastifyRequest, permission: Permission, sent: SentToken | null): void {
    if (SAFE_METHODS.has(method) || sent?.via === 'bearer') return;
    const needed = sent !== null || (permission === 'auth.sign_in' && headers.origin !== undefined);
    if (needed && headers.origin !== this.config.publicOrigin) throw new DomainError('origin');
  }

  /** The session ended elsewhere: the browser stops sending its token and the pages stop showing it as signed in. */
  private forgetCookies(reply: FastifyReply): void {
    void reply.clearCookie(sessionCookieName(this.config), {
      path: '/',
      httpOnly: true,
      secure: this.config.secure,
      sameSite: 'lax',
    });
    void reply.clearCookie(SIGNED_IN_HINT, { path: '/', secure: this.config.secure, sameSite: 'lax' });
  }
}
