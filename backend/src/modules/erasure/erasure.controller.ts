import { Body, Controller, Get, Post } from '@nestjs/common';
import { deleted, eraseUser, type EraseUser, type UserActor, userErasure } from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Id } from '../../infrastructure/http/id.decorator.js';
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
  preview(@CurrentActor() actor: UserActor, @Id() id: string) {
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
  erase(@CurrentActor() actor: UserActor, @Id() id: string, @Body({ schema: eraseUser }) input: EraseUser) {
    return this.erasure.erase(actor, id, input);
  }
}
