import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
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
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { CannedRepliesService } from './canned-replies.service.js';

@Controller('support/canned-replies')
export class CannedRepliesController {
  constructor(private readonly cannedReplies: CannedRepliesService) {}

  @Get()
  @Operation('List canned replies', 'canned_reply.list', [cannedReplyView])
  list(@CurrentActor() actor: Actor, @Query(listCannedReplies) query: ListCannedReplies) {
    return this.cannedReplies.list(actor, query);
  }

  @Post()
  @Operation('Create a canned reply', 'canned_reply.create', cannedReplyView, {
    description: 'Its placeholders are filled in where it is used.',
    example: { name: 'Restart first', body: 'Hello {{first name}}, please restart it once and tell us what happens.' },
  })
  create(@CurrentActor() actor: Actor, @Body(createCannedReply) input: CreateCannedReply) {
    return this.cannedReplies.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a canned reply', 'canned_reply.read', cannedReplyView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.cannedReplies.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a canned reply', 'canned_reply.update', cannedReplyView, { example: { name: 'Another name' } })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(updateCannedReply) input: UpdateCannedReply) {
    return this.cannedReplies.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a canned reply', 'canned_reply.delete', deleted)
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.cannedReplies.remove(actor, id);
  }
}
