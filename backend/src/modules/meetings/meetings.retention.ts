import { deleted, deletedWith, retention } from '../../infrastructure/schedule/index.js';

const GONE = [deleted(), deletedWith('consultation_requests', 'consultation_id')];

/** Later ones forget what they came from (decisions, section 4). */
export const meetingsRetention = retention(
  'purge-meetings',
  { consultation_meetings: GONE },
  {
    before: GONE.map(
      (ids) => `update consultation_meetings set rescheduled_from = null
      where rescheduled_from in (${ids('consultation_meetings')})`,
    ),
  },
);
