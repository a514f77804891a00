import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { CannedRepliesController } from './canned-replies.controller.js';
import { CannedRepliesProjector } from './canned-replies.projector.js';
import { CannedRepliesService } from './canned-replies.service.js';
import { CannedReply } from './canned-reply.entity.js';
import { cannedRepliesRetention } from './canned-replies.retention.js';

@Module({
  imports: [entities(CannedReply)],
  controllers: [CannedRepliesController],
  providers: [CannedRepliesProjector, CannedRepliesService, cannedRepliesRetention],
})
export class CannedRepliesModule {}
