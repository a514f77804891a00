import { deletedWith, retention } from '../../infrastructure/schedule/index.js';

/** What happened in a project is forgotten with it (decisions, section 4). */
export const activityLogsRetention = retention('purge-activity-logs', {
  activity_logs: [deletedWith('projects', 'project_id')],
});
