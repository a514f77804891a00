import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  type Actor,
  CreateCannedReply,
  Deleted,
  ListCannedReplies,
  CannedReplyView,
  UpdateCannedReply,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { CannedRepliesService } from './canned-replies.service.js';

@Controller('support/canned-replies')
export class CannedRepliesController {
  constructor(private readonly cannedReplies: CannedRepliesService) {}

  @Get()
  @Operation('List canned replies', 'canned_reply.list', [CannedReplyView])
  list(@CurrentActor() actor: Actor, @Query(ListCannedReplies) query: ListCannedReplies) {
    return this.cannedReplies.list(actor, query);
  }

  @Post()
  @Operation('Create a canned reply', 'canned_reply.create', CannedReplyView, {
    description:
      'Its placeholders are filled in, and what it does is sent, where it is used: with an answer, or in changes.',
    example: { name: 'Restart first', body: 'Hello {{first name}}, please restart it once and tell us what happens.' },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateCannedReply) input: CreateCannedReply) {
    return this.cannedReplies.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a canned reply', 'canned_reply.read', CannedReplyView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.cannedReplies.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a canned reply', 'canned_reply.update', CannedReplyView, { example: { name: 'Another name' } })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateCannedReply) input: UpdateCannedReply) {
    return this.cannedReplies.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a canned reply', 'canned_reply.delete', Deleted)
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.cannedReplies.remove(actor, id);
  }
}
