import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  type Actor,
  createCannedReply,
  type CreateCannedReply,
  deleted,
  listCannedReplies,
  type ListCannedReplies,
  cannedReplyView,
  updateCannedReply,
  type UpdateCannedReply,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Id } from '../../infrastructure/http/id.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { CannedRepliesService } from './canned-replies.service.js';

@Controller('support/canned-replies')
export class CannedRepliesController {
  constructor(private readonly cannedReplies: CannedRepliesService) {}

  @Get()
  @Operation('List canned replies', { permission: 'canned_reply.list', returns: cannedReplyView, list: true })
  list(@CurrentActor() actor: Actor, @Query({ schema: listCannedReplies }) query: ListCannedReplies) {
    return this.cannedReplies.list(actor, query);
  }

  @Post()
  @Operation('Create a canned reply', {
    description: 'Its placeholders are filled in where it is used.',
    permission: 'canned_reply.create',
    returns: cannedReplyView,
    example: { name: 'Restart first', body: 'Hello {{first name}}, please restart it once and tell us what happens.' },
  })
  create(@CurrentActor() actor: Actor, @Body({ schema: createCannedReply }) input: CreateCannedReply) {
    return this.cannedReplies.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a canned reply', {
    permission: 'canned_reply.read',
    returns: cannedReplyView,
    errors: ['not_found'],
  })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.cannedReplies.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a canned reply', {
    permission: 'canned_reply.update',
    returns: cannedReplyView,
    errors: ['not_found', 'stale_version'],
    example: { name: 'Another name' },
  })
  update(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body({ schema: updateCannedReply }) input: UpdateCannedReply,
  ) {
    return this.cannedReplies.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a canned reply', { permission: 'canned_reply.delete', returns: deleted, errors: ['not_found'] })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.cannedReplies.remove(actor, id);
  }
}
