import { get, post, put, remove, type FunctionCall } from './function-call.js';

/** The specification's calls of workflows (section 7). */
export const workflowCalls: readonly FunctionCall[] = [
  post('workflows', 'Start a workflow by hand: trigger_id, record_id, payload; admins', {
    action: 'trigger',
    idFrom: 'trigger_id',
    route: 'workflows/triggers/{id}/run',
  }),
  get('workflows', 'List workflows: status, type, event, search, page, limit; admins', { action: 'triggers' }),
  post('workflows', 'Create a workflow: name, trigger, conditions, actions; admins', {
    action: 'create-trigger',
    route: 'workflows/triggers',
  }),
  put('workflows', 'Change a workflow, or switch it on or off: trigger_id, status; admins', {
    action: 'update-trigger',
    idFrom: 'trigger_id',
    route: 'workflows/triggers/{id}',
  }),
  remove('workflows', 'Delete a workflow: trigger_id; admins', {
    action: 'delete-trigger',
    idFrom: 'trigger_id',
    route: 'workflows/triggers/{id}',
  }),
  get('workflows', 'List runs, newest first: trigger_id, status, limit, offset; admins', {
    action: 'history',
    route: 'workflows/runs',
  }),
];
