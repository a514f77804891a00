export { Consultation } from './consultation.entity.js';
export { seesRequest } from './consultation-sight.js';
export { findConsultationRow, type ConsultationRow } from './consultation.query.js';
export { ConsultationsModule } from './consultations.module.js';
export { consultationUpdated, customersWhoSee } from './consultations.projector.js';
export { ConsultationsReader } from './consultations.reader.js';
export { ConsultationsService } from './consultations.service.js';
export { followMeeting } from './meeting-steps.js';
export { readPickToken } from './pick-token.js';
