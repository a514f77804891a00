import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../../infrastructure/config/config.js';
import type { PushConfig } from '../../../infrastructure/config/push-config.js';
import { delayJob } from '../../../infrastructure/queue/delay-job.js';
import { isLastAttempt } from '../../../infrastructure/queue/last-attempt.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { NotificationOutbox, type QueuedMail } from '../delivery/notification-outbox.js';
import { PushClient } from './push-client.js';
import { PushOutbox } from './push-outbox.js';

/** Sends one notification to every browser of its reader: claim, send, mark. A repeat leaves out those it has reached. */
@Processor('push', { ...workerOptions, concurrency: 10 })
export class PushProcessor extends WorkerHost {
  private readonly logger = new Logger(PushProcessor.name);

  constructor(
    private readonly config: Config,
    private readonly rows: NotificationOutbox,
    private readonly outbox: PushOutbox,
    private readonly client: PushClient,
  ) {
    super();
  }

  async process(job: Job<{ notification_id: string }>, token?: string): Promise<void> {
    const claim = await this.rows.claimForSending(job.data.notification_id);
    if (claim.kind === 'settled') return;
    if (claim.kind === 'leased') return delayJob(job, claim.until, token);
    const { push } = this.config;
    if (!push) return this.rows.markSuppressed(claim.mail.id, 'No key for push is configured');
    await this.send(push, claim.mail, isLastAttempt(job));
  }

  @OnWorkerEvent('failed')
  reportFailure(job: Job<{ notification_id: string }> | undefined, error: Error): void {
    if (job) this.logger.warn({ notification_id: job.data.notification_id, attempt: job.attemptsMade, err: error });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }

  private async send(push: PushConfig, mail: QueuedMail, isLast: boolean): Promise<void> {
    const { id, title, link, record_key } = mail;
    const devices = await this.outbox.devicesFor(mail);
    const outcomes = await Promise.all(
      devices.map(async (device) => {
        const outcome = await this.client.send(push, device, { title, link, tag: record_key ?? id });
        await this.outbox.note(id, device.id, outcome);
        return outcome;
      }),
    );
    if (outcomes.includes('later')) {
      if (isLast) return this.rows.markFailed(id, 'A push service did not take it');
      await this.rows.release(id);
      throw new Error('A push service did not take it');
    }
    if (outcomes.includes('taken')) return this.rows.markSent(id);
    await this.rows.markSuppressed(id, 'No browser of its reader was to show it');
  }
}
