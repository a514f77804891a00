import { consultationCalls } from './consultation-calls.js';
import { dealCalls } from './deal-calls.js';
import { reportCalls } from './report-calls.js';
import { workflowCalls } from './workflow-calls.js';
import { get, post, put, remove, type FunctionCall } from './function-call.js';

/** Every call that is served, in the order of the specification. The one place to add a domain's rows. */
export const functionCalls: readonly FunctionCall[] = [
  ...consultationCalls,
  get('projects', 'Show one project', { idFrom: 'id' }),
  get('projects', 'List projects: customer_id, project_id, status, search, page, limit'),
  post('projects', 'Begin a project'),
  put('projects', 'Change a project', { idFrom: 'id' }),
  remove('projects', 'Delete a project', { idFrom: 'id' }),
  get('tasks', 'Show one task', { idFrom: 'id' }),
  get('tasks', 'List tasks: project_id, milestone_id, status, priority, assignee_id, overdue, search, page, limit'),
  post('tasks', 'Create a task'),
  put('tasks', 'Change a task', { idFrom: 'id' }),
  remove('tasks', 'Delete a task', { idFrom: 'id' }),
  get('milestones', 'Show a milestone', { idFrom: 'id' }),
  get('milestones', 'List milestones: project_id, status, waiting_for_me, search, page, limit'),
  post('milestones', 'Plan a milestone'),
  put('milestones', 'Change a milestone', { idFrom: 'id' }),
  remove('milestones', 'Delete a milestone', { idFrom: 'id' }),
  get('task-comments', 'List comments: project_id or task_id, search, page, limit, sortOrder'),
  post('task-comments', 'Comment on a task'),
  post('task-comments', 'Attach a file: comment_id, file_name, file_size, file_type, file_data (base64)', {
    action: 'upload',
    idFrom: 'comment_id',
    route: 'task-comments/{id}/attachments',
  }),
  put('task-comments', 'Rewrite a comment', { idFrom: 'id' }),
  remove('task-comments', 'Delete a comment', { idFrom: 'id' }),
  remove('task-comments', 'Delete a file', { action: 'attachment', idFrom: 'id', route: 'attachments/{id}' }),
  get('activity-logs', 'List what happened: entity_type, entity_id, project_id'),
  post(
    'activity-logs',
    'Leave a note: entity_type, entity_id, activity_type, description, old_values, new_values, metadata',
  ),
  get('users', 'Show one user', { idFrom: 'user_id' }),
  get('users', 'List users: role, search, page, limit'),
  post('users', 'Add a user'),
  put('users', 'Change a user', { idFrom: 'user_id' }),
  remove('users', 'Delete a user', { idFrom: 'user_id' }),
  get('me', 'Show your profile'),
  put('me', 'Change your profile'),
  get(
    'analytics',
    'Numbers; type is dashboard, project-summary, task-metrics (timeframe) or weight-analytics, these of project_id',
    { idFrom: 'type' },
  ),
  get('billing', 'List what is to be billed: project_id, status, search, page, limit', { action: 'schedules' }),
  post('notifications', 'Send a message: title, body, category, channels, audience; admins', { action: 'send' }),
  get('notifications', 'List the messages that the product sends; admins', { action: 'templates' }),
  get('notifications', 'List what you were told: limit, offset', { action: 'history', route: 'notifications' }),
  get('notifications', 'Show when you get mail about what', { action: 'preferences' }),
  put('notifications', 'Choose when you get mail about what', { action: 'preferences' }),
  ...workflowCalls,
  ...reportCalls,
  ...dealCalls,
  post('error-reports', 'Report errors of a browser: timestamp, userAgent, url, userId, userRole, errors, systemInfo', {
    topLevel: ['reportId'],
    session: false,
  }),
  post('create_test_milestone', 'Make a milestone in project_id to watch it arrive; admins, with diagnostics on', {
    area: 'procedures',
    route: 'diagnostics/test-milestones',
  }),
];
