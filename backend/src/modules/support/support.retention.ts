import { deleted, hasNo, isLongDeleted, retention } from '../../infrastructure/schedule/index.js';

/** As soon as their threads have gone; a deleted project leaves its tickets. */
export const supportRetention = retention(
  'purge-support-tickets',
  {
    tickets: [deleted("own.kind = 'support'", hasNo('task_comments', 'task_id'))],
  },
  {
    before: [
      `update tickets set project_id = null where kind = 'support'
       and project_id in (select p.id from projects as p where ${isLongDeleted('p')})`,
    ],
  },
);
