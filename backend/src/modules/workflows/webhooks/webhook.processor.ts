import { Processor } from '@nestjs/bullmq';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { retryPause } from '../retry-pauses.js';
import { WebhookClient, type QueuedWebhook } from './webhook-client.js';
import { WebhookOutbox } from './webhook-outbox.js';

/**
 * Calls a webhook: claim, call, settle. One whose worker dies meanwhile is called again with the same `webhook-id`, by
 * which its receiver knows it.
 */
@Processor('webhooks', {
  ...workerOptions,
  concurrency: 10,
  settings: { backoffStrategy: (attemptsMade) => retryPause(attemptsMade) * 1_000 },
})
export class WebhookProcessor extends RowProcessor<{ delivery_id: string }, QueuedWebhook> {
  constructor(
    private readonly outbox: WebhookOutbox,
    private readonly client: WebhookClient,
  ) {
    super();
  }

  protected claim({ delivery_id }: { delivery_id: string }): Promise<Claim<QueuedWebhook>> {
    return this.outbox.claim(delivery_id);
  }

  protected async work(webhook: QueuedWebhook): Promise<void> {
    const began = Date.now();
    const outcome = await this.client.call(webhook);
    const { isRetried } = await this.outbox.settle(webhook, outcome, Date.now() - began);
    if (isRetried) throw new Error(outcome.error ?? 'The webhook was not taken');
  }
}
