import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, retention } from '../../infrastructure/schedule/index.js';
import { CannedRepliesController } from './canned-replies.controller.js';
import { CannedRepliesProjector } from './canned-replies.projector.js';
import { CannedRepliesService } from './canned-replies.service.js';
import { CannedReply } from './canned-reply.entity.js';

@Module({
  imports: [entities(CannedReply)],
  controllers: [CannedRepliesController],
  providers: [
    CannedRepliesProjector,
    CannedRepliesService,
    retention('purge-canned-replies', { canned_replies: [deleted()] }),
  ],
})
export class CannedRepliesModule {}
