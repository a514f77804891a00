import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import { sql } from 'kysely';
import { Config } from '../../../infrastructure/config/config.js';
import type { PushConfig } from '../../../infrastructure/config/push-config.js';
import { PendingJobs } from '../../../infrastructure/events/index.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { isStillSeen } from '../delivery/mails/mail-lines.js';
import { NotificationOutbox, queuedNotifications, type QueuedMail } from '../delivery/notification-outbox.js';
import { sendPush, type PushOutcome } from './push-client.js';

/** A browser that failed so often in a row isn't tried again. */
const MAX_FAILURES = 20;

/** Sends one notification to every browser of its reader: claim, send, mark. A repeat leaves out those it has reached. */
@Processor('push', { ...workerOptions, concurrency: 10 })
export class PushProcessor extends RowProcessor<{ notification_id: string }, QueuedMail> {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly rows: NotificationOutbox,
  ) {
    super();
  }

  @PendingJobs('push')
  async queuedPushes(em: EntityManager): Promise<JobRequest[]> {
    const ids = await queuedNotifications(em).pending(em, `channel = 'push'`);
    return ids.map((id) => ({ name: 'send-push', id: `push-${id}`, data: { notification_id: id } }));
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
    const devices = await this.devicesFor(mail);
    const outcomes = await Promise.all(
      devices.map(async (device) => {
        const outcome = await sendPush(push, device, { title, link, tag: record_key ?? id });
        await this.note(id, device.id, outcome);
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

  /**
   * The browsers of the reader that it didn't reach yet; none when the reader may not see it, or has read or archived the
   * entry meanwhile.
   */
  async devicesFor({ id, template }: Pick<QueuedMail, 'id' | 'template'>) {
    const em = this.em.fork();
    if (template === 'workflow_message' && !(await isStillSeen(em, id))) return [];
    return kysely(em)
      .selectFrom('notifications as n')
      .innerJoin('users as u', 'u.id', 'n.recipient_id')
      .innerJoin('push_subscriptions as s', 's.user_id', 'u.id')
      .select(['s.id', 's.endpoint', 's.p256dh', 's.auth'])
      .where('n.id', '=', id)
      .where('u.status', '<>', 'suspended')
      .where('u.deleted_at', 'is', null)
      .where('s.id', '<>', sql<string>`all (coalesce(n.pushed_to, '{}'))`)
      .where(
        sql<boolean>`(u.role = 'admin' or coalesce(n.data ->> 'internal', '') <> 'true' and n.link not like '/admin/%')`,
      )
      .where((eb) => {
        const entry = eb
          .selectFrom('notifications as e')
          .select('e.id')
          .whereRef('e.event_id', '=', 'n.event_id')
          .whereRef('e.template', '=', 'n.template')
          .whereRef('e.recipient_id', '=', 'n.recipient_id')
          .where('e.channel', '=', 'in_app');
        return eb.not(
          eb.exists(entry.where((eb) => eb.or([eb('e.read_at', 'is not', null), eb('e.archived_at', 'is not', null)]))),
        );
      })
      .execute();
  }

  /** Writes down what became of it at one browser, so that a repeat leaves that out. */
  private async note(notificationId: string, deviceId: string, outcome: PushOutcome): Promise<void> {
    const em = this.em.fork();
    if (outcome === 'gone') {
      await em.execute('delete from push_subscriptions where id = ?', [deviceId], 'run');
      return;
    }
    const isTaken = outcome === 'taken';
    await em.execute(
      isTaken
        ? 'update push_subscriptions set last_used_at = now(), failures = 0 where id = ?'
        : 'update push_subscriptions set failures = failures + 1 where id = ?',
      [deviceId],
      'run',
    );
    await em.execute(`delete from push_subscriptions where id = ? and failures >= ${MAX_FAILURES}`, [deviceId], 'run');
    if (outcome === 'later') return;
    await em.execute(
      'update notifications set pushed_to = array_append(pushed_to, ?::uuid) where id = ?',
      [deviceId, notificationId],
      'run',
    );
  }
}
