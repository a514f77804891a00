import type { INestApplicationContext } from '@nestjs/common';
import { EventSequencer } from '../../src/infrastructure/events/event-sequencer.js';
import { WorkflowMatcher } from '../../src/modules/workflows/engine/matcher.js';
import { WorkflowRunner } from '../../src/modules/workflows/engine/runner.js';
import { WebhookSender } from '../../src/modules/workflows/webhooks/webhook-sender.js';

/** Does what workers do for workflows until nothing is due: events become runs, runs take steps, webhooks are called. */
export async function runWorkflows(app: INestApplicationContext): Promise<void> {
  const [sequencer, matcher, runner, sender] = [EventSequencer, WorkflowMatcher, WorkflowRunner, WebhookSender].map(
    (type) => app.get<unknown>(type, { strict: false }),
  ) as [EventSequencer, WorkflowMatcher, WorkflowRunner, WebhookSender];
  for (;;) {
    await sequencer.sequence();
    const done = [await matcher.match(), await runner.work(), await sender.work()];
    if (done.every((count) => count === 0)) return;
  }
}
