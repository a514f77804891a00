import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/index.js';
import { ConsultationsModule } from '../consultations/index.js';
import { ConsultationContactsController } from './consultation-contacts.controller.js';
import { ConsultationContactsService } from './consultation-contacts.service.js';
import { ConsultationHistoryReader } from './consultation-history.reader.js';

/** The conversation about a request: what takes requests and comments together. */
@Module({
  imports: [CommentsModule, ConsultationsModule],
  controllers: [ConsultationContactsController],
  providers: [ConsultationContactsService, ConsultationHistoryReader],
  exports: [ConsultationContactsService],
})
export class ConsultationConversationModule {}
