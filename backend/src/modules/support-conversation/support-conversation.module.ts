import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/index.js';
import { SupportModule } from '../support/index.js';
import { TasksModule } from '../tasks/index.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';
import { ImportedTicketsService } from './imported-tickets.service.js';
import { MessageDeletions } from './message-deletions.listener.js';
import { TicketMergeService } from './ticket-merge.service.js';
import { TicketTasksService } from './ticket-tasks.service.js';

/** Opening support tickets and answering in them: what takes tickets and comments together. */
@Module({
  imports: [SupportModule, CommentsModule, TasksModule],
  controllers: [ConversationsController],
  providers: [ConversationsService, ImportedTicketsService, MessageDeletions, TicketMergeService, TicketTasksService],
  exports: [ConversationsService, ImportedTicketsService],
})
export class SupportConversationModule {}
