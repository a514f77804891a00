import { Controller, Get, Post } from '@nestjs/common';
import { Deleted, EraseUser, type UserActor, UserErasure } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../infrastructure/http/operation.js';
import { ErasureService } from './erasure.service.js';

/** Erasing a person for good (decisions 6.68). */
@Controller('users/:id/erasure')
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Get()
  @Operation('Get an erasure preview', 'user.erase', UserErasure, {
    description: 'What prevents erasing the person, and which records would stay.',
  })
  preview(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.erasure.preview(actor, id);
  }

  @Post()
  @Operation('Erase a person', 'user.erase', Deleted, {
    description: 'For good; records that must stay keep a pseudonym.',
    status: 200,
    errors: [
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
  erase(@CurrentActor() actor: UserActor, @Id() id: string, @Body(EraseUser) input: EraseUser) {
    return this.erasure.erase(actor, id, input);
  }
}
