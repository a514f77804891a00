import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';

/** One whose meetings haven't gone yet waits for the next night (decisions, section 4). */
export const consultationsRetention = retention('purge-consultations', {
  consultation_requests: [deleted(hasNo('consultation_meetings', 'consultation_id'))],
});
