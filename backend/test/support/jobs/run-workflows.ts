import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { EventSequencer } from '../../../src/infrastructure/events/event-loops.js';
import { WorkflowMatcher } from '../../../src/modules/workflows/engine/matcher.js';
import { WorkflowRunner } from '../../../src/modules/workflows/engine/runner.js';
import { WebhookClient } from '../../../src/modules/workflows/webhooks/webhook-client.js';
import { WebhookOutbox } from '../../../src/modules/workflows/webhooks/webhook-outbox.js';

/** Does what workers do for workflows until nothing is due: events become runs, runs take steps, webhooks are called. */
export async function runWorkflows(app: INestApplicationContext): Promise<void> {
  const sequencer = app.get(EventSequencer, { strict: false });
  const matcher = app.get(WorkflowMatcher, { strict: false });
  const runner = app.get(WorkflowRunner, { strict: false });
  for (;;) {
    await sequencer.sequence();
    const done = [await matcher.match(), await runner.work(), await callWebhooks(app)];
    if (done.every((count) => count === 0)) return;
  }
}

/** Calls the webhooks that are due; answers how many there were. */
async function callWebhooks(app: INestApplicationContext): Promise<number> {
  const [outbox, client] = [app.get(WebhookOutbox, { strict: false }), app.get(WebhookClient, { strict: false })];
  const jobs = await outbox.queuedWebhooks(app.get(EntityManager, { strict: false }).fork());
  for (const { data } of jobs) {
    const claim = await outbox.claim(data['delivery_id'] ?? '');
    if (claim.kind === 'claimed') await outbox.settle(claim.row, await client.call(claim.row), 1);
  }
  return jobs.length;
}
