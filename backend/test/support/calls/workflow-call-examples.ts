import { aWorkflow } from '../../factories/workflow.factory.js';
import type { TestApp } from '../create-test-app.js';
import type { ExampleCall } from './deal-call-examples.js';

/** An example of each call of workflows. */
export function workflowCallExamples(app: TestApp): Record<string, () => Promise<ExampleCall>> {
  const aManual = async () =>
    (await app.db.given(aWorkflow({ status: 'enabled', trigger: { type: 'manual' } }))).workflow.id;
  return {
    'POST workflows trigger trigger_id': async () => ({
      body: { action: 'trigger', trigger_id: await aManual() },
      status: 201,
    }),
    'GET workflows triggers': () => Promise.resolve({ query: { action: 'triggers', status: 'enabled' } }),
    'POST workflows create-trigger': () =>
      Promise.resolve({
        query: { action: 'create-trigger' },
        body: {
          name: 'New tickets',
          trigger: { type: 'event', event: 'ticket.opened' },
          actions: [{ type: 'stop' }],
        },
        status: 201,
      }),
    'PUT workflows update-trigger trigger_id': async () => ({
      query: { action: 'update-trigger' },
      body: { trigger_id: await aManual(), status: 'disabled' },
    }),
    'DELETE workflows delete-trigger trigger_id': async () => ({
      query: { action: 'delete-trigger', trigger_id: await aManual() },
    }),
    'GET workflows history': () => Promise.resolve({ query: { action: 'history', limit: '5', offset: '0' } }),
  };
}
