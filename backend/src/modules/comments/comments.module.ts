import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { AttachmentFiles } from './attachment-files.js';
import { Attachment } from './attachment.entity.js';
import { AttachmentsController } from './attachments.controller.js';
import { AttachmentsService } from './attachments.service.js';
import { TaskComment } from './comment.entity.js';
import { CommentsController } from './comments.controller.js';
import { commentsRetention } from './comments.retention.js';
import { CommentsProjector } from './comments.projector.js';
import { CommentsService } from './comments.service.js';

/** Comments on tasks, tickets and requests, and their files. */
@Module({
  imports: [entities(TaskComment, Attachment)],
  controllers: [CommentsController, AttachmentsController],
  providers: [AttachmentFiles, AttachmentsService, CommentsProjector, commentsRetention, CommentsService],
  exports: [AttachmentFiles, AttachmentsService, CommentsService],
})
export class CommentsModule {}
