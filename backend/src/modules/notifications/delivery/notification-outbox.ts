import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { Notifications } from '../../../infrastructure/database/tables.js';
import { PendingJobs } from '../../../infrastructure/events/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { type Claim, LeasedRows } from '../../../infrastructure/queue/leased-rows.js';
import { isSuppressedAddress } from '../suppressions/mail-suppression.view.js';
import type { TemplateName } from '../templates/catalogue/index.js';

/** Mails and pushes that aren't sent yet; one that another mail carries goes with that. */
export const queuedNotifications = (em: EntityManager): LeasedRows =>
  new LeasedRows(em, {
    table: 'notifications',
    open: `status = 'queued' and channel <> 'in_app' and carried_by is null`,
    due: 'due_at',
    lease: 60,
    batch: 1_000,
  });

/** A mail or push as the sending attempt holds it. */
export interface QueuedMail extends Pick<
  Selectable<Notifications>,
  'id' | 'category' | 'recipient_id' | 'title' | 'body' | 'data' | 'merge_key' | 'record_key'
> {
  template: TemplateName;
  recipient_email: string;
  link: string;
  /** Whether mail to the address came back, so that none is sent there. */
  is_suppressed: boolean;
}

/** Mails to many people at once: messages to them, and the invitations of an import. */
const IN_BULK = `((broadcast_id is not null or data ->> 'by_import' = 'true') is true)`;

const toJob = (id: string): JobRequest => ({
  name: 'send-notification',
  id,
  data: { notification_id: id },
});

/** The mails to be sent, as rows with lease and result. */
@Injectable()
export class NotificationOutbox {
  private readonly rows: LeasedRows;

  constructor(private readonly em: EntityManager) {
    this.rows = queuedNotifications(em);
  }

  @PendingJobs('mail')
  async queuedMails(em: EntityManager): Promise<JobRequest[]> {
    return (await this.rows.pending(em, `channel = 'email' and not ${IN_BULK}`)).map(toJob);
  }

  /** They wait in a queue of their own (decisions 6.32). */
  @PendingJobs('bulk-mail')
  async queuedBulkMails(em: EntityManager): Promise<JobRequest[]> {
    return (await this.rows.pending(em, `channel = 'email' and ${IN_BULK}`)).map(toJob);
  }

  /** Takes the row, and what it carries, for one attempt; from now on it takes up nothing more. */
  async claimForSending(id: string): Promise<Claim<QueuedMail>> {
    await this.reopen(this.em.fork(), id);
    return this.rows.claim<QueuedMail>(
      id,
      `id, template, category, recipient_id, recipient_email, title, body, link, data, merge_key, record_key,
         ${isSuppressedAddress('recipient_email')} as is_suppressed`,
      'attempts = attempts + 1, version = version + 1, updated_at = now()',
    );
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
