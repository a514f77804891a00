import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/index.js';
import { SupportModule } from '../support/index.js';
import { TasksModule } from '../tasks/index.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';
import { ImportedTicketsService } from './imported-tickets.service.js';
import { MessageSplitsService } from './message-splits.service.js';
import { UnmergesService } from './unmerges.service.js';
import { MessageDeletions } from './message-deletions.listener.js';

/** Opening support tickets and answering in them: what takes tickets and comments together. */
@Module({
  imports: [SupportModule, CommentsModule, TasksModule],
  controllers: [ConversationsController],
  providers: [ConversationsService, ImportedTicketsService, MessageDeletions, MessageSplitsService, UnmergesService],
  exports: [ConversationsService, ImportedTicketsService],
})
export class SupportConversationModule {}
