import { Controller, Delete, Get, Param } from '@nestjs/common';
import {
  type Actor,
  byId,
  type ById,
  deleted,
  type Deleted,
  type Page,
  sessionListItem,
  type SessionListItem,
} from '@portal/contracts';
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
import { SessionsService } from './sessions.service.js';

@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @Operation('List the own sessions', { permission: 'session.read', returns: sessionListItem, list: true })
  list(@CurrentActor() actor: Actor): Promise<Page<SessionListItem>> {
    return this.sessions.list(actor);
  }

  @Delete(':id')
  @Operation('Delete one of the own sessions', { permission: 'session.end', returns: deleted })
  revoke(@CurrentActor() actor: Actor, @Param({ schema: byId }) { id }: ById): Promise<Deleted> {
    return this.sessions.revoke(actor, id);
  }
}
