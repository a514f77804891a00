export { Consultation } from './consultation.entity.js';
export {
  seesRequest,
  findConsultationRow,
  firstRespondedAt,
  visibleConsultations,
  type ConsultationRow,
} from './consultations.queries.js';
export { ConsultationsModule } from './consultations.module.js';
export {
  consultationUpdated,
  customersWhoSee,
  customersWithChangedVisibility,
  requestFeedItems,
} from './consultations.projector.js';
export { ConsultationsService } from './consultations.service.js';
export { readSlotHoldToken } from './public/form-token.js';
