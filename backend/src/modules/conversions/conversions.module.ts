import { Module } from '@nestjs/common';
import { ConsultationsModule } from '../consultations/index.js';
import { DealsModule } from '../deals/index.js';
import { MeetingsModule } from '../meetings/index.js';
import { ProjectsModule } from '../projects/index.js';
import { ConversionsController } from './conversions.controller.js';
import { ConversionsService } from './conversions.service.js';

/** Requests for consultations that become projects and deals. */
@Module({
  imports: [ConsultationsModule, DealsModule, MeetingsModule, ProjectsModule],
  controllers: [ConversionsController],
  providers: [ConversionsService],
})
export class ConversionsModule {}
