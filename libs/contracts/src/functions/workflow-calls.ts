import type { FunctionCall } from './function-call.js';

const call = (row: Omit<FunctionCall, 'name' | 'session'>): FunctionCall => ({
  name: 'workflows',
  session: true,
  ...row,
});

/** The specification's calls of workflows (section 7). */
export const workflowCalls: readonly FunctionCall[] = [
  call({
    method: 'POST',
    action: 'trigger',
    idFrom: 'trigger_id',
    route: 'workflows/triggers/{id}/run',
    summary: 'Start a workflow by hand: trigger_id, record_id, payload; admins',
  }),
  call({
    method: 'GET',
    action: 'triggers',
    route: 'workflows/triggers',
    summary: 'List workflows: status, type, event, search, page, limit; admins',
  }),
  call({
    method: 'POST',
    action: 'create-trigger',
    route: 'workflows/triggers',
    summary: 'Create a workflow: name, trigger, conditions, actions; admins',
  }),
  call({
    method: 'PUT',
    action: 'update-trigger',
    idFrom: 'trigger_id',
    route: 'workflows/triggers/{id}',
    summary: 'Change a workflow, or switch it on or off: trigger_id, status; admins',
  }),
  call({
    method: 'DELETE',
    action: 'delete-trigger',
    idFrom: 'trigger_id',
    route: 'workflows/triggers/{id}',
    summary: 'Delete a workflow: trigger_id; admins',
  }),
  call({
    method: 'GET',
    action: 'history',
    route: 'workflows/runs',
    summary: 'List runs, newest first: trigger_id, status, limit, offset; admins',
  }),
];
