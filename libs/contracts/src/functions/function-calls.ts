import { consultationCalls } from './consultation-calls.js';
import { dealCalls } from './deal-calls.js';
import { reportCalls } from './report-calls.js';
import { workflowCalls } from './workflow-calls.js';
import { servedCall, type FunctionCall } from './function-call.js';

/** Every call that is served, in the order of the specification. The one place to add a domain's rows. */
export const functionCalls: readonly FunctionCall[] = [
  ...consultationCalls,
  servedCall('GET', 'projects', 'Show one project', { idFrom: 'id' }),
  servedCall('GET', 'projects', 'List projects: customer_id, project_id, status, search, page, limit'),
  servedCall('POST', 'projects', 'Begin a project'),
  servedCall('PUT', 'projects', 'Change a project', { idFrom: 'id' }),
  servedCall('DELETE', 'projects', 'Delete a project', { idFrom: 'id' }),
  servedCall('GET', 'tasks', 'Show one task', { idFrom: 'id' }),
  servedCall(
    'GET',
    'tasks',
    'List tasks: project_id, milestone_id, status, priority, assignee_id, overdue, search, page, limit',
  ),
  servedCall('POST', 'tasks', 'Create a task'),
  servedCall('PUT', 'tasks', 'Change a task', { idFrom: 'id' }),
  servedCall('DELETE', 'tasks', 'Delete a task', { idFrom: 'id' }),
  servedCall('GET', 'milestones', 'Show a milestone', { idFrom: 'id' }),
  servedCall('GET', 'milestones', 'List milestones: project_id, status, waiting_for_me, search, page, limit'),
  servedCall('POST', 'milestones', 'Plan a milestone'),
  servedCall('PUT', 'milestones', 'Change a milestone', { idFrom: 'id' }),
  servedCall('DELETE', 'milestones', 'Delete a milestone', { idFrom: 'id' }),
  servedCall('GET', 'task-comments', 'List comments: project_id or task_id, search, page, limit, sortOrder'),
  servedCall('POST', 'task-comments', 'Comment on a task'),
  servedCall(
    'POST',
    'task-comments',
    'Attach a file: comment_id, file_name, file_size, file_type, file_data (base64)',
    {
      action: 'upload',
      idFrom: 'comment_id',
      route: 'task-comments/{id}/attachments',
    },
  ),
  servedCall('PUT', 'task-comments', 'Rewrite a comment', { idFrom: 'id' }),
  servedCall('DELETE', 'task-comments', 'Delete a comment', { idFrom: 'id' }),
  servedCall('DELETE', 'task-comments', 'Delete a file', {
    action: 'attachment',
    idFrom: 'id',
    route: 'attachments/{id}',
  }),
  servedCall('GET', 'activity-logs', 'List what happened: entity_type, entity_id, project_id'),
  servedCall(
    'POST',
    'activity-logs',
    'Leave a note: entity_type, entity_id, activity_type, description, old_values, new_values, metadata',
  ),
  servedCall('GET', 'users', 'Show one user', { idFrom: 'user_id' }),
  servedCall('GET', 'users', 'List users: role, search, page, limit'),
  servedCall('POST', 'users', 'Add a user'),
  servedCall('PUT', 'users', 'Change a user', { idFrom: 'user_id' }),
  servedCall('DELETE', 'users', 'Delete a user', { idFrom: 'user_id' }),
  servedCall('GET', 'me', 'Show your profile'),
  servedCall('PUT', 'me', 'Change your profile'),
  servedCall(
    'GET',
    'analytics',
    'Numbers; type is dashboard, project-summary, task-metrics (timeframe) or weight-analytics, these of project_id',
    { idFrom: 'type' },
  ),
  servedCall('GET', 'billing', 'List what is to be billed: project_id, status, search, page, limit', {
    action: 'schedules',
  }),
  servedCall('POST', 'notifications', 'Send a message: title, body, category, channels, audience; admins', {
    action: 'send',
  }),
  servedCall('GET', 'notifications', 'List the messages that the product sends; admins', { action: 'templates' }),
  servedCall('GET', 'notifications', 'List what you were told: limit, offset', {
    action: 'history',
    route: 'notifications',
  }),
  servedCall('GET', 'notifications', 'Show when you get mail about what', { action: 'preferences' }),
  servedCall('PUT', 'notifications', 'Choose when you get mail about what', { action: 'preferences' }),
  ...workflowCalls,
  ...reportCalls,
  ...dealCalls,
  servedCall(
    'POST',
    'error-reports',
    'Report errors of a browser: timestamp, userAgent, url, userId, userRole, errors, systemInfo',
    { topLevel: ['reportId'], session: false },
  ),
  servedCall(
    'POST',
    'create_test_milestone',
    'Make a milestone in project_id to watch it arrive; admins, with diagnostics on',
    { area: 'procedures', route: 'diagnostics/test-milestones' },
  ),
];
