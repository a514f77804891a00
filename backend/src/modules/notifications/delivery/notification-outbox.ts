import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NotificationCategory } from '@portal/contracts';
import { PendingJobs } from '../../../infrastructure/events/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { isSuppressedAddress } from '../suppressions/suppressed-address.js';
import type { TemplateName } from '../templates/template.js';

/** How long an attempt has the row for itself, in seconds. */
const LEASE = 60;
const BATCH = 1_000;

/** A mail or push as the sending attempt holds it. */
export interface QueuedMail {
  id: string;
  template: TemplateName;
  category: NotificationCategory;
  recipient_id: string | null;
  recipient_email: string;
  title: string;
  body: string;
  link: string;
  data: Record<string, string>;
  /** Of a mail that may carry others with the same key. */
  merge_key: string | null;
  /** Of a push: what it is about. */
  record_key: string | null;
  /** Whether mail to the address came back, so that none is sent there. */
  is_suppressed: boolean;
}

/** `leased`: another attempt has it until `until` · `settled`: sent, failed or suppressed. */
export type Claim = { kind: 'claimed'; mail: QueuedMail } | { kind: 'leased'; until: number } | { kind: 'settled' };

const toJob = ({ id }: { id: string }): JobRequest => ({
  name: 'send-notification',
  id,
  data: { notification_id: id },
});

/** The mails to be sent, as rows with lease and result. */
@Injectable()
export class NotificationOutbox {
  constructor(private readonly em: EntityManager) {}

  @PendingJobs('mail')
  async queuedMails(em: EntityManager): Promise<JobRequest[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from notifications
       where status = 'queued' and channel = 'email' and broadcast_id is null and carried_by is null and due_at <= now()
         and (leased_until is null or leased_until < now())
       order by due_at limit ${BATCH}`,
    );
    return rows.map(toJob);
  }

  /** Of messages to many people, which wait in a queue of their own. */
  @PendingJobs('bulk-mail')
  async queuedBulkMails(em: EntityManager): Promise<JobRequest[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from notifications
       where status = 'queued' and channel = 'email' and broadcast_id is not null and carried_by is null and due_at <= now()
         and (leased_until is null or leased_until < now())
       order by due_at limit ${BATCH}`,
    );
    return rows.map(toJob);
  }

  /** Takes the row, and what it carries, for one attempt; from now on it takes up nothing more. */
  async claimForSending(id: string): Promise<Claim> {
    const em = this.em.fork();
    await this.reopen(em, id);
    const [mail] = await em.execute<QueuedMail[]>(
      `update notifications
       set leased_until = now() + interval '${LEASE} seconds', attempts = attempts + 1, version = version + 1, updated_at = now()
       where id = ? and status = 'queued' and channel <> 'in_app' and carried_by is null and (leased_until is null or leased_until < now())
       returning id, template, category, recipient_id, recipient_email, title, body, link, data, merge_key, record_key,
         ${isSuppressedAddress('recipient_email')} as is_suppressed`,
      [id],
    );
    if (mail) return { kind: 'claimed', mail };
    const [row] = await em.execute<{ until: number }[]>(
      `select (extract(epoch from leased_until) * 1000)::float8 as until from notifications where id = ? and status = 'queued'`,
      [id],
    );
    return row ? { kind: 'leased', until: row.until } : { kind: 'settled' };
  }

  /** The job of a mail that was given up runs again only when an operator retries it; one that came back stays. */
  private async reopen(em: EntityManager, id: string): Promise<void> {
    await em.execute(
      `update notifications set status = 'queued', reason = null where (id = ? or carried_by = ?) and status = 'failed' and sent_at is null`,
      [id, id],
      'run',
    );
  }

  markSent(id: string): Promise<void> {
    return this.settle(id, `status = 'sent', sent_at = now()`);
  }

  /** It can't be sent: the mail server will never take it, or all attempts failed. */
  markFailed(id: string, reason: string): Promise<void> {
    return this.settle(id, `status = 'failed', reason = ?`, [reason]);
  }

  /** It is no longer wanted. */
  markSuppressed(id: string, reason: string): Promise<void> {
    return this.settle(id, `status = 'suppressed', reason = ?`, [reason]);
  }

  /** Gives the row back for the next attempt. */
  release(id: string): Promise<void> {
    return this.settle(id, 'version = version');
  }

  private async settle(id: string, changes: string, values: string[] = []): Promise<void> {
    await this.em.fork().execute(
      `update notifications set ${changes}, leased_until = null, updated_at = now()
         where (id = ? or carried_by = ?) and status = 'queued'`,
      [...values, id, id],
      'run',
    );
  }
}
