import { Controller, Post } from '@nestjs/common';
import {
  CreateTask,
  CreateTicket,
  MergeTicket,
  OpenedTicket,
  ReplyToTicket,
  SplitTicket,
  TaskView,
  TicketReplied,
  TicketView,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../infrastructure/http/operation.js';
import { ConversationsService } from './conversations.service.js';
import { MessageSplitsService } from './message-splits.service.js';
import { UnmergesService } from './unmerges.service.js';

@Controller('support/tickets')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly splits: MessageSplitsService,
    private readonly unmerges: UnmergesService,
  ) {}

  @Post()
  @Operation('Create a support ticket', 'ticket.create', OpenedTicket, {
    example: {
      title: 'The printer in the front office is offline',
      description: 'Since this morning nobody in the front office can print.',
      category: 'computers',
      priority: 'high',
    },
  })
  open(@CurrentActor() actor: UserActor, @Body(CreateTicket) input: CreateTicket) {
    return this.conversations.open(actor, input);
  }

  @Post(':id/replies')
  @Operation('Reply to a support ticket', 'ticket.reply', TicketReplied, {
    description: 'A reply to a closed one opens a new one.',
    errors: ['illegal_transition', 'ticket.closed'],
    example: { body: 'We are looking into it.', status: 'pending' },
  })
  reply(@CurrentActor() actor: UserActor, @Id() id: string, @Body(ReplyToTicket) input: ReplyToTicket) {
    return this.conversations.reply(actor, id, input);
  }

  @Post(':id/tasks')
  @Operation('Create a task from a support ticket', 'ticket.split', TaskView, {
    errors: ['project.not_found', 'project.closed', 'task.foreign_milestone', 'task.foreign_assignee'],
    example: { project_id: '01990000-0000-7000-8000-000000000002', title: 'Replace the print head' },
  })
  split(@CurrentActor() actor: UserActor, @Id() id: string, @Body(CreateTask) input: CreateTask) {
    return this.conversations.split(actor, id, input);
  }

  @Post(':id/tickets')
  @Operation('Split a message off a support ticket', 'ticket.split', TicketView, {
    description: 'Moves the message into a new ticket of the same customer and answers that one.',
    errors: ['ticket.internal_message', 'ticket.only_message'],
    example: { message_id: '01990000-0000-7000-8000-000000000002', title: 'A second monitor for the front office' },
  })
  splitMessage(@CurrentActor() actor: UserActor, @Id() id: string, @Body(SplitTicket) input: SplitTicket) {
    return this.splits.split(actor, id, input);
  }

  @Post(':id/merge')
  @Operation('Merge a support ticket', 'ticket.merge', TicketView, {
    description: 'Into another one of the same customer.',
    status: 200,
    errors: ['ticket.same', 'ticket.another_requester', 'ticket.ended', 'ticket.too_many_people'],
    example: { into_id: '01990000-0000-7000-8000-000000000002' },
  })
  merge(@CurrentActor() actor: Actor, @Id() id: string, @Body(MergeTicket) input: MergeTicket) {
    return this.conversations.merge(actor, id, input);
  }

  @Post(':id/unmerge')
  @Operation('Take back the merge of a support ticket', 'ticket.merge', TicketView, {
    description: 'Its messages and its state are its own again; what was written since stays in the other one.',
    status: 200,
    errors: ['ticket.not_merged', 'ticket.inseparable'],
  })
  unmerge(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.unmerges.unmerge(actor, id);
  }
}
