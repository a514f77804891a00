export { Consultation } from './consultation.entity.js';
export { findConsultationRow, type ConsultationRow } from './consultation.query.js';
export { ConsultationsModule } from './consultations.module.js';
export { customersWhoSee } from './consultations.projector.js';
export { ConsultationsReader } from './consultations.reader.js';
export { ConsultationsService } from './consultations.service.js';
