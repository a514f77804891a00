import { Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { type Actor, CreateSession, Deleted, SessionView, SessionListItem } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Body, CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.js';
import { SessionCookies } from './session-cookies.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from '../sign-in.service.js';

@Controller('auth/session')
export class SessionController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {}

  @Post()
  @Operation('Sign in by link or code', 'auth.sign_in', SessionView, {
    errors: [
      'auth.link_unknown',
      'auth.link_used',
      'auth.link_expired',
      'auth.code_wrong',
      'auth.code_locked',
      'auth.suspended',
    ],
    example: { token: 'Vb8mFvY0qkPz3nTtqU5mX2aW9yKcLr7dEoHs1iGjN4A', transport: 'bearer' },
  })
  async create(
    @CurrentActor() actor: Actor,
    @Body(CreateSession) input: CreateSession,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const opened = await this.signIns.signIn(actor, input);
    this.cookies.remember(reply, opened);
    return this.cookies.give(reply, opened);
  }

  @Get()
  @Operation('Get the current session', 'session.read', SessionView)
  get(@CurrentActor() actor: Actor) {
    return this.sessions.get(actor);
  }

  @Post('refresh')
  @Operation('Rotate the session token', 'session.refresh', SessionView, { status: 200 })
  async refresh(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.cookies.give(reply, await this.sessions.refresh(actor, this.cookies.sent(request)?.token ?? ''));
  }

  @Delete()
  @Operation('Sign out', 'session.end', Deleted)
  async signOut(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const ended = await this.sessions.signOut(actor);
    this.cookies.forget(reply);
    return ended;
  }
}

@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @Operation('List the own sessions', 'session.read', [SessionListItem])
  list(@CurrentActor() actor: Actor) {
    return this.sessions.list(actor);
  }

  @Delete(':id')
  @Operation('Delete one of the own sessions', 'session.end', Deleted)
  revoke(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.sessions.revoke(actor, id);
  }
}
