import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CannedRepliesController } from './canned-replies.controller.js';
import { CannedRepliesProjector } from './canned-replies.projector.js';
import { CannedRepliesPurge } from './canned-replies.purge.js';
import { CannedRepliesService } from './canned-replies.service.js';
import { CannedReplySchema } from './canned-reply.entity.js';

@Module({
  imports: [MikroOrmModule.forFeature([CannedReplySchema])],
  controllers: [CannedRepliesController],
  providers: [CannedRepliesProjector, CannedRepliesPurge, CannedRepliesService],
})
export class CannedRepliesModule {}
