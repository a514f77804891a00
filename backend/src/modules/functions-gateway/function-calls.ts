type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where calls come in: the specification's functions and its database procedures. */
export const callAreas = { functions: '/functions/v1/', procedures: '/rest/v1/rpc/' } as const;
export type CallArea = keyof typeof callAreas;

/** One call of the specification's section 7, and the operation of the API that serves it. */
export interface FunctionCall {
  /** The path behind its area. */
  name: string;
  /** By default the functions. */
  area?: CallArea;
  method: Method;
  /** The field `action` that the call says, in query or body, where one name has several. */
  action?: string;
  /** The path behind /api/v1/; `{id}` is filled from the field named by `idFrom`. */
  route: string;
  /** Where the call carries the record's id: this field of query or body. A call without it is another row. */
  idFrom?: string;
  /** Fields of the answer's `data` that clients of the specification also read at the top level. */
  topLevel?: readonly string[];
  /** For the documentation. */
  says: string;
  /** Whether it needs a session; for the documentation, the route itself decides. */
  session: boolean;
}

/** Every call that is served, in the order of the specification. The one place to add a domain's rows. */
export const functionCalls: readonly FunctionCall[] = [
  {
    name: 'consultation-requests',
    method: 'GET',
    idFrom: 'id',
    route: 'consultation-requests/{id}',
    session: true,
    says: 'Show one request',
  },
  {
    name: 'consultation-requests',
    method: 'GET',
    route: 'consultation-requests',
    session: true,
    says: 'List requests: customer_id (or customerId), status, search, page, limit, sortBy, sortOrder',
  },
  {
    name: 'consultation-requests',
    method: 'POST',
    route: 'consultation-requests',
    session: true,
    says: 'Request a consultation',
  },
  {
    name: 'consultation-requests',
    method: 'PUT',
    idFrom: 'id',
    route: 'consultation-requests/{id}',
    session: true,
    says: 'Change a request',
  },
  {
    name: 'consultation-requests',
    method: 'DELETE',
    idFrom: 'id',
    route: 'consultation-requests/{id}',
    session: true,
    says: 'Delete a request',
  },
  {
    name: 'public-consultation',
    method: 'POST',
    route: 'public-consultation',
    topLevel: ['message'],
    session: false,
    says: 'Request a consultation as a visitor',
  },
  { name: 'projects', method: 'GET', idFrom: 'id', route: 'projects/{id}', session: true, says: 'Show one project' },
  {
    name: 'projects',
    method: 'GET',
    route: 'projects',
    session: true,
    says: 'List projects: customer_id, project_id, status, search, page, limit',
  },
  { name: 'projects', method: 'POST', route: 'projects', session: true, says: 'Begin a project' },
  { name: 'projects', method: 'PUT', idFrom: 'id', route: 'projects/{id}', session: true, says: 'Change a project' },
  { name: 'projects', method: 'DELETE', idFrom: 'id', route: 'projects/{id}', session: true, says: 'Delete a project' },
  { name: 'tasks', method: 'GET', idFrom: 'id', route: 'tasks/{id}', session: true, says: 'Show one task' },
  {
    name: 'tasks',
    method: 'GET',
    route: 'tasks',
    session: true,
    says: 'List tasks: project_id, milestone_id, status, priority, assignee_id, overdue, search, page, limit',
  },
  { name: 'tasks', method: 'POST', route: 'tasks', session: true, says: 'Create a task' },
  { name: 'tasks', method: 'PUT', idFrom: 'id', route: 'tasks/{id}', session: true, says: 'Change a task' },
  { name: 'tasks', method: 'DELETE', idFrom: 'id', route: 'tasks/{id}', session: true, says: 'Delete a task' },
  {
    name: 'milestones',
    method: 'GET',
    idFrom: 'id',
    route: 'milestones/{id}',
    session: true,
    says: 'Show a milestone',
  },
  {
    name: 'milestones',
    method: 'GET',
    route: 'milestones',
    session: true,
    says: 'List milestones: project_id, status, waiting_for_me, search, page, limit',
  },
  { name: 'milestones', method: 'POST', route: 'milestones', session: true, says: 'Plan a milestone' },
  {
    name: 'milestones',
    method: 'PUT',
    idFrom: 'id',
    route: 'milestones/{id}',
    session: true,
    says: 'Change a milestone',
  },
  {
    name: 'milestones',
    method: 'DELETE',
    idFrom: 'id',
    route: 'milestones/{id}',
    session: true,
    says: 'Delete a milestone',
  },
  {
    name: 'task-comments',
    method: 'GET',
    route: 'task-comments',
    session: true,
    says: 'List comments: project_id or task_id, search, page, limit, sortOrder',
  },
  { name: 'task-comments', method: 'POST', route: 'task-comments', session: true, says: 'Comment on a task' },
  {
    name: 'task-comments',
    method: 'POST',
    action: 'upload',
    idFrom: 'comment_id',
    route: 'task-comments/{id}/attachments',
    session: true,
    says: 'Attach a file: comment_id, file_name, file_size, file_type, file_data (base64)',
  },
  {
    name: 'task-comments',
    method: 'PUT',
    idFrom: 'id',
    route: 'task-comments/{id}',
    session: true,
    says: 'Rewrite a comment',
  },
  {
    name: 'task-comments',
    method: 'DELETE',
    idFrom: 'id',
    route: 'task-comments/{id}',
    session: true,
    says: 'Delete a comment',
  },
  {
    name: 'task-comments',
    method: 'DELETE',
    action: 'attachment',
    idFrom: 'id',
    route: 'attachments/{id}',
    session: true,
    says: 'Delete a file',
  },
  {
    name: 'activity-logs',
    method: 'GET',
    route: 'activity-logs',
    session: true,
    says: 'List what happened: entity_type, entity_id, project_id',
  },
  {
    name: 'activity-logs',
    method: 'POST',
    route: 'activity-logs',
    session: true,
    says: 'Leave a note: entity_type, entity_id, activity_type, description, old_values, new_values, metadata',
  },
  { name: 'users', method: 'GET', idFrom: 'user_id', route: 'users/{id}', session: true, says: 'Show one user' },
  { name: 'users', method: 'GET', route: 'users', session: true, says: 'List users: role, search, page, limit' },
  { name: 'users', method: 'POST', route: 'users', session: true, says: 'Add a user' },
  { name: 'users', method: 'PUT', idFrom: 'user_id', route: 'users/{id}', session: true, says: 'Change a user' },
  { name: 'users', method: 'DELETE', idFrom: 'user_id', route: 'users/{id}', session: true, says: 'Delete a user' },
  { name: 'me', method: 'GET', route: 'me', session: true, says: 'Show your profile' },
  { name: 'me', method: 'PUT', route: 'me', session: true, says: 'Change your profile' },
  {
    name: 'analytics',
    method: 'GET',
    idFrom: 'type',
    route: 'analytics/{id}',
    session: true,
    says: 'Numbers; type is dashboard, project-summary, task-metrics (timeframe) or weight-analytics, these of project_id',
  },
  {
    name: 'notifications',
    method: 'GET',
    action: 'history',
    route: 'notifications',
    session: true,
    says: 'List what you were told: limit, offset',
  },
  {
    name: 'notifications',
    method: 'GET',
    action: 'preferences',
    route: 'notifications/preferences',
    session: true,
    says: 'Show when you get mail about what',
  },
  {
    name: 'notifications',
    method: 'PUT',
    action: 'preferences',
    route: 'notifications/preferences',
    session: true,
    says: 'Choose when you get mail about what',
  },
  {
    name: 'error-reports',
    method: 'POST',
    route: 'error-reports',
    topLevel: ['reportId'],
    session: false,
    says: 'Report errors of a browser: timestamp, userAgent, url, userId, userRole, errors, systemInfo',
  },
  {
    area: 'procedures',
    name: 'create_test_milestone',
    method: 'POST',
    route: 'diagnostics/test-milestones',
    session: true,
    says: 'Make a milestone in project_id to watch it arrive; admins, with diagnostics on',
  },
];
