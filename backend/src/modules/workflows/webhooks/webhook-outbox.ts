import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { workflowLimits } from '@portal/contracts';
import { PendingJobs, recordEvent } from '../../../infrastructure/events/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { type Claim, LeasedRows } from '../../../infrastructure/queue/leased-rows.js';
import { retryPause } from '../retry-pauses.js';
import type { QueuedWebhook, WebhookOutcome } from './webhook-client.js';

/** Webhooks that are still to be called. */
@Injectable()
export class WebhookOutbox {
  private readonly rows: LeasedRows;

  constructor(private readonly em: EntityManager) {
    this.rows = new LeasedRows(em, {
      ...{ table: 'webhook_deliveries', open: `status = 'queued'`, due: 'due_at' },
      ...{ lease: 30, batch: 500 },
    });
  }

  @PendingJobs('webhooks')
  async queuedWebhooks(em: EntityManager): Promise<JobRequest[]> {
    const ids = await this.rows.pending(em);
    return ids.map((id) => ({ name: 'call-webhook', id: `webhook-${id}`, data: { delivery_id: id } }));
  }

  claim(id: string): Promise<Claim<QueuedWebhook>> {
    return this.rows.claim(id, 'id, trigger_id, url, request_body, tries', 'tries = tries + 1');
  }

  /** Stores what came of a try; its run goes on where there is no other. Answers whether there is another try. */
  async settle({ id, tries, trigger_id }: QueuedWebhook, outcome: WebhookOutcome, milliseconds: number) {
    const isOver = outcome.isFinal || tries >= workflowLimits.tries;
    const status = outcome.error === null ? 'delivered' : isOver ? 'failed' : 'queued';
    await this.em.fork().transactional(async (em) => {
      await em.execute(
        `update webhook_deliveries set status = ?, response_status = ?, response_body = ?, error = ?, duration_ms = ?,
           leased_until = null, due_at = case when ? then null else now() + ? * interval '1 second' end,
           delivered_at = case when ? then now() end, updated_at = now(), version = version + 1
         where id = ?`,
        [
          ...[status, outcome.status, outcome.body, outcome.error, milliseconds],
          ...[status !== 'queued', retryPause(tries), status === 'delivered', id],
        ],
        'run',
      );
      recordEvent(em, 'webhook_delivery.tried', id, { trigger_id, status });
      if (status !== 'queued')
        await em.execute(
          `update workflow_runs as r set due_at = now(), version = r.version + 1 from workflow_steps as s
           where s.delivery_id = ? and s.run_id = r.id and s.position = r.position
             and r.status = 'waiting' and r.waits_for = 'webhook'`,
          [id],
          'run',
        );
    });
    return { isRetried: status === 'queued' };
  }
}
