import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { UsersModule } from '../users/index.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsProjector } from './consultations.projector.js';
import { ConsultationsService } from './consultations.service.js';
import { PublicConsultationController } from './public/public-consultation.controller.js';
import { PublicConsultationService } from './public/public-consultation.service.js';
import { consultationsRetention } from './consultations.retention.js';

/** Requests for consultations, from visitors, customers and admins. */
@Module({
  imports: [UsersModule, entities(Consultation)],
  controllers: [ConsultationsController, PublicConsultationController],
  providers: [ConsultationsProjector, ConsultationsService, PublicConsultationService, consultationsRetention],
  exports: [ConsultationsService],
})
export class ConsultationsModule {}
