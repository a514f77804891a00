import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  byId,
  type ById,
  deleted,
  type Deleted,
  eraseUser,
  type EraseUser,
  type UserActor,
  userErasure,
  type UserErasure,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { ErasureService } from './erasure.service.js';

/** Erasing a person for good (decisions 6.68). */
@Controller('users/:id/erasure')
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Get()
  @Operation('Get an erasure preview', {
    description: 'What prevents erasing the person, and which records would stay.',
    permission: 'user.erase',
    returns: userErasure,
    errors: ['not_found'],
  })
  preview(@CurrentActor() actor: UserActor, @Param({ schema: byId }) { id }: ById): Promise<UserErasure> {
    return this.erasure.preview(actor, id);
  }

  @Post()
  @Operation('Erase a person', {
    description: 'For good; records that must stay keep a pseudonym.',
    permission: 'user.erase',
    body: eraseUser,
    returns: deleted,
    status: 200,
    errors: [
      'not_found',
      'user.erased',
      'user.erase_self',
      'user.last_admin',
      'user.live_projects',
      'user.live_deals',
      'user.unbilled_amounts',
      'user.open_invoices',
      'user.open_tickets',
      'user.open_consultations',
    ],
    example: { confirmation: 'pat@neuse-river.example' },
  })
  erase(
    @CurrentActor() actor: UserActor,
    @Param({ schema: byId }) { id }: ById,
    @Body({ schema: eraseUser }) input: EraseUser,
  ): Promise<Deleted> {
    return this.erasure.erase(actor, id, input);
  }
}
