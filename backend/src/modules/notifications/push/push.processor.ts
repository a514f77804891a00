import { Processor } from '@nestjs/bullmq';
import { Config } from '../../../infrastructure/config/config.js';
import type { PushConfig } from '../../../infrastructure/config/push-config.js';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { NotificationOutbox, type QueuedMail } from '../delivery/notification-outbox.js';
import { PushClient } from './push-client.js';
import { PushOutbox } from './push-outbox.js';

/** Sends one notification to every browser of its reader: claim, send, mark. A repeat leaves out those it has reached. */
@Processor('push', { ...workerOptions, concurrency: 10 })
export class PushProcessor extends RowProcessor<{ notification_id: string }, QueuedMail> {
  constructor(
    private readonly config: Config,
    private readonly rows: NotificationOutbox,
    private readonly outbox: PushOutbox,
    private readonly client: PushClient,
  ) {
    super();
  }

  protected claim({ notification_id }: { notification_id: string }): Promise<Claim<QueuedMail>> {
    return this.rows.claimForSending(notification_id);
  }

  protected async work(mail: QueuedMail, isLast: boolean): Promise<void> {
    const { push } = this.config;
    if (push) await this.send(push, mail, isLast);
    else await this.rows.markSuppressed(mail.id, 'No key for push is configured');
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
