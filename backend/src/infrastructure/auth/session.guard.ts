import '@fastify/cookie';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Actor, DomainError, mayByRole, policies, type Permission } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { CallQueue } from '../http/call-queue.js';
import { fileContent, isOutsideApi, operationOf } from '../http/operation.decorator.js';
import { requestContext } from '../http/request-context.js';
import { UserCalls } from '../http/user-calls.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { type SentToken, sentToken, sessionCookieName, SIGNED_IN_HINT } from './session-token.js';
import { SessionStrategy } from './session.strategy.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Stands before every operation: whose session, from our own pages, and is the role named by the route's permission. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly authenticator: SessionAuthenticator,
    private readonly strategy: SessionStrategy,
    private readonly calls: UserCalls,
    private readonly queue: CallQueue,
  ) {}

  /** @throws DomainError `unauthenticated`, `forbidden`, `rate_limited`, or `origin` for a browser's call from elsewhere */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || isOutsideApi(context.getClass(), context.getHandler())) return true;
    const operation = operationOf(context.getHandler());
    if (!operation) throw new DomainError('forbidden');
    const { permission } = operation;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const sent = sentToken(request.headers, this.config);
    this.assertOwnOrigin(request, permission, sent);
    const actor = await this.strategy.run(request, { sent, authenticator: this.authenticator });
    if (sent?.via === 'cookie' && actor.kind === 'anonymous') this.forgetCookies(http.getResponse<FastifyReply>());
    actIn(request, actor);
    if (actor.kind === 'user') await this.calls.count(actor.id);
    if (!mayByRole(policies[permission], actor))
      throw new DomainError(actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden');
    // how long a file is on its way is its reader's to say
    if (operation.returns !== fileContent) await this.queue.enter(actor, request.ip, http.getResponse<FastifyReply>());
    return true;
  }

  /** Unsafe calls by cookie must name our origin; signing in must not come from somebody else's page either. */
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

function actIn(request: FastifyRequest, actor: Actor): void {
  requestContext().actor = actor;
  if (request.context) request.context.actor = actor;
}
