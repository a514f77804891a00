import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { ConsultationContactsController } from './consultation-contacts.controller.js';
import { ConsultationContactsService } from './consultation-contacts.service.js';
import { ConsultationSchema } from './consultation.entity.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsProjector } from './consultations.projector.js';
import { ConsultationsPurge } from './consultations.purge.js';
import { ConsultationsReader } from './consultations.reader.js';
import { ConsultationsService } from './consultations.service.js';
import { PublicConsultationController } from './public-consultation.controller.js';
import { PublicConsultationService } from './public-consultation.service.js';
import { RequestersReader } from './requesters.reader.js';

/** Requests for consultations, from visitors, customers and admins. */
@Module({
  imports: [UsersModule, MikroOrmModule.forFeature([ConsultationSchema])],
  controllers: [ConsultationsController, ConsultationContactsController, PublicConsultationController],
  providers: [
    ConsultationContactsService,
    ConsultationsProjector,
    ConsultationsPurge,
    ConsultationsReader,
    ConsultationsService,
    PublicConsultationService,
    RequestersReader,
  ],
  exports: [ConsultationContactsService, ConsultationsReader, ConsultationsService],
})
export class ConsultationsModule {}
