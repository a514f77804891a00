import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError } from 'bullmq';
import { retryWhileAway } from '../../../infrastructure/database/connection/retry-while-away.js';
import { deadMailboxOf, Mailer, MARK_WITHIN, refusalOf, type MailPool } from '../../../infrastructure/mail/index.js';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { NotYet, RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { MailReports } from '../../inbound-mail/index.js';
import { CAME_BACK } from '../suppressions/mail-suppression.view.js';
import { NotificationMails } from './mails/notification-mails.js';
import { NotificationOutbox, type QueuedMail } from './notification-outbox.js';

/** Sends one mail: claim, send, mark. A repeat finds the row settled, or leased by an attempt that still runs. */
@Processor('mail', { ...workerOptions, concurrency: 5 })
export class MailProcessor extends RowProcessor<{ notification_id: string }, QueuedMail> {
  protected readonly pool: MailPool = 'bulk';

  constructor(
    private readonly outbox: NotificationOutbox,
    private readonly mails: NotificationMails,
    private readonly mailer: Mailer,
    private readonly reports: MailReports,
  ) {
    super();
  }

  protected claim({ notification_id }: { notification_id: string }): Promise<Claim<QueuedMail>> {
    return this.outbox.claimForSending(notification_id);
  }

  protected async work(mail: QueuedMail, isLast: boolean): Promise<void> {
    if (mail.is_suppressed) await this.outbox.markSuppressed(mail.id, CAME_BACK);
    else await this.send(mail, isLast);
  }

  /** A mail that failed for good is marked: it keeps no place among those that are still to be queued. */
  private async send(mail: QueuedMail, isLast: boolean): Promise<void> {
    try {
      const written = await this.mails.write(mail);
      if (!written)
        return await this.outbox.markSuppressed(
          mail.id,
          'what it is about was answered, changed or deleted before it went',
        );
      await this.mailer.send(written, this.pool);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) {
        if (isLast && !(error instanceof NotYet)) await this.outbox.markFailed(mail.id, `Given up: ${String(error)}`);
        else await this.outbox.release(mail.id);
        throw error;
      }
      await this.outbox.markFailed(mail.id, `The mail server refused it (${refusal})`);
      await this.reportDeadMailbox(mail.id, error);
      throw new UnrecoverableError(`The mail server refused it (${refusal})`);
    }
    await retryWhileAway(() => this.outbox.markSent(mail.id), MARK_WITHIN);
  }

  /** A mailbox that doesn't exist, said by the mail server itself, counts as a mail that came back. */
  private async reportDeadMailbox(id: string, error: unknown): Promise<void> {
    const detail = deadMailboxOf(error);
    if (detail === undefined) return;
    await this.reports.record({ kind: 'notification', id }, { kind: 'bounce', isPermanent: true, detail });
  }
}

/**
 * Sends the mails of messages to many people: a queue and connections of their own, and few at once, so that no mail about
 * a record waits behind them.
 */
@Processor('bulk-mail', { ...workerOptions, concurrency: 3 })
export class BulkMailProcessor extends MailProcessor {
  protected override readonly pool = 'broadcast';
}
