import { deleted, deletedWith, hasNo, retention } from '../../infrastructure/schedule/index.js';

/** As soon as the domains inside them have purged theirs (decisions, section 4). */
export const projectsRetention = retention('purge-projects', {
  project_members: [deleted(), deletedWith('projects', 'project_id')],
  projects: [
    deleted(
      ...['milestones', 'tickets', 'activity_logs', 'billing_schedules', 'invoices'].map((table) =>
        hasNo(table, 'project_id'),
      ),
    ),
  ],
});
