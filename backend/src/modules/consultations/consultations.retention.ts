import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';

/** A request that still has meetings or comments is deleted in a later night (decisions, section 4). */
export const consultationsRetention = retention('purge-consultations', {
  consultation_requests: [
    deleted(hasNo('consultation_meetings', 'consultation_id'), hasNo('task_comments', 'consultation_id')),
  ],
});
