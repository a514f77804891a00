import { randomUUID } from 'node:crypto';
import { Config } from '../../../src/infrastructure/config/config.js';
import { workflowSecret } from '../../../src/modules/workflows/webhooks/workflow-secrets.js';
import { aWorkflow } from '../../factories/workflow.factory.js';
import { deleted, type Fixture, type Fixtures } from './walk.js';

const workflow: Fixture = async ({ test }) => ({
  params: { id: (await test.db.given(aWorkflow())).workflow.id },
});

/** One that an admin starts by hand, on no record. */
const manual: Fixture = async ({ test }) => {
  const { workflow: trigger } = await test.db.given(aWorkflow({ status: 'enabled', trigger: { type: 'manual' } }));
  return { params: { id: trigger.id }, body: { record_id: undefined } };
};

/** One that a webhook starts, with the secret that its sender has. */
const hook: Fixture = async ({ test }) => {
  const { workflow: trigger } = await test.db.given(
    aWorkflow({ status: 'enabled', trigger: { type: 'webhook', verification: 'token' } }),
  );
  const secret = workflowSecret(test.app.get(Config).appSecret, 'incoming', trigger.id, 1);
  return { params: { id: trigger.id }, headers: { 'x-webhook-token': secret } };
};

type Status = 'failed' | 'waiting';

/** A run that failed at its only step, or that asks there for approval. */
const run =
  (status: Status = 'failed'): Fixture =>
  async ({ test }) => {
    const { workflow: trigger } = await test.db.given(aWorkflow());
    const id = randomUUID();
    await test.db.rows(
      `insert into workflow_runs (id, created_at, updated_at, version, trigger_id, trigger_version, status, source,
         dedupe_key, payload, depth, chain, steps_total, waits_for)
       values (?, now(), now(), 1, ?, 1, ?, 'manual', ?, '{}', 1, '{}', 1, ?)`,
      [id, trigger.id, status, id, status === 'waiting' ? 'approval' : null],
    );
    return { params: { id } };
  };

const delivery: Fixture = async (world, name) => {
  const { params } = await workflow(world, name);
  const id = randomUUID();
  await world.test.db.rows(
    `insert into webhook_deliveries (id, created_at, updated_at, version, trigger_id, url, status, request_body)
     values (?, now(), now(), 1, ?, 'https://hooks.example/', 'failed', '{}')`,
    [id, params?.['id']],
  );
  return { params: { id } };
};

/** Workflows, their runs and webhooks. */
export const workflowFixtures: Fixtures = {
  'GET /api/v1/workflows/triggers': () => ({}),
  'POST /api/v1/workflows/triggers': () => ({}),
  'GET /api/v1/workflows/triggers/{id}': workflow,
  'PUT /api/v1/workflows/triggers/{id}': workflow,
  'DELETE /api/v1/workflows/triggers/{id}': workflow,
  'POST /api/v1/workflows/triggers/{id}/restore': deleted('workflow_triggers', workflow),
  'GET /api/v1/workflows/events': () => ({}),
  'GET /api/v1/workflows/actions': () => ({}),
  'GET /api/v1/workflows/starters': () => ({}),
  'GET /api/v1/workflows/runs': () => ({}),
  'GET /api/v1/workflows/runs/{id}': run(),
  'POST /api/v1/workflows/runs/{id}/retry': run(),
  'POST /api/v1/workflows/runs/{id}/cancel': run('waiting'),
  'POST /api/v1/workflows/runs/{id}/approve': run('waiting'),
  'POST /api/v1/workflows/runs/{id}/reject': run('waiting'),
  'POST /api/v1/workflows/triggers/{id}/run': manual,
  'POST /api/v1/workflows/triggers/{id}/test': workflow,
  'POST /api/v1/workflows/triggers/{id}/dry-run': async (world, name) => ({
    ...(await manual(world, name)),
  }),
  'GET /api/v1/workflows/triggers/{id}/secrets': workflow,
  'POST /api/v1/workflows/triggers/{id}/secrets': workflow,
  'POST /api/v1/workflows/test': () => ({}),
  'POST /api/v1/workflows/dry-run': () => ({
    body: { record_id: undefined, definition: { trigger: { type: 'manual' }, actions: [{ type: 'stop' }] } },
  }),
  'POST /api/v1/hooks/{id}': hook,
  'GET /api/v1/workflows/deliveries': () => ({}),
  'POST /api/v1/workflows/deliveries/{id}/redeliver': delivery,
};
