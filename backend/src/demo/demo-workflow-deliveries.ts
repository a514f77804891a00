import type { EntityManager } from '@mikro-orm/postgresql';
import type { ActionOf } from '@portal/contracts';
import { WebhookDelivery, type WorkflowRun } from '../modules/workflows/index.js';
import type { DemoStep } from './demo-workflows.js';
import { persistQuietly } from './persist-quietly.js';

const MINUTE = 60_000;

interface Called {
  run: WorkflowRun;
  step: DemoStep;
  action: ActionOf<'call_webhook'>;
  at: Date;
}

/** Makes the webhook that a step called, with its answer; answers its id. */
export async function loadDelivery(em: EntityManager, { run, step, action, at }: Called): Promise<string> {
  const { id: runId, triggerId } = run;
  const { url, body = '{}' } = action;
  const delivery = WebhookDelivery.queue({ triggerId, runId, url, body });
  const isDelivered = step.status === 'succeeded';
  const over = new Date(at.getTime() + step.minutes * MINUTE);
  Object.assign(delivery, {
    status: isDelivered ? 'delivered' : 'failed',
    tries: isDelivered ? 1 : 3,
    responseStatus: isDelivered ? 200 : 503,
    responseBody: isDelivered ? '{"shown": true}' : 'Service Unavailable',
    error: step.error ?? null,
    durationMs: isDelivered ? 214 : 96,
    dueAt: null,
    deliveredAt: isDelivered ? over : null,
    createdAt: at,
    updatedAt: over,
  });
  persistQuietly(em, [delivery]);
  await em.flush();
  return delivery.id;
}
