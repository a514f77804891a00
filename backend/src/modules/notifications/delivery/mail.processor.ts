import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { retryWhileAway } from '../../../infrastructure/database/retry-while-away.js';
import { deadMailboxOf, Mailer, MARK_WITHIN, refusalOf, type MailPool } from '../../../infrastructure/mail/index.js';
import { isLastAttempt } from '../../../infrastructure/queue/last-attempt.js';
import { delayJob } from '../../../infrastructure/queue/delay-job.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { MailReports } from '../../inbound-mail/index.js';
import { FilesToCome } from './message-files.js';
import { NotificationMails } from './notification-mails.js';
import { NotificationOutbox, type QueuedMail } from './notification-outbox.js';

/** The reason of mails that aren't sent because earlier ones came back (decisions 6.40). */
const CAME_BACK = 'Earlier mails to this address came back';

/** Sends one mail: claim, send, mark. A repeat finds the row settled, or leased by an attempt that still runs. */
@Processor('mail', { ...workerOptions, concurrency: 5 })
export class MailProcessor extends WorkerHost {
  protected readonly pool: MailPool = 'bulk';
  private readonly logger = new Logger(MailProcessor.name);

  constructor(
    private readonly outbox: NotificationOutbox,
    private readonly mails: NotificationMails,
    private readonly mailer: Mailer,
    private readonly reports: MailReports,
  ) {
    super();
  }

  async process(job: Job<{ notification_id: string }>, token?: string): Promise<void> {
    const claim = await this.outbox.claimForSending(job.data.notification_id);
    if (claim.kind === 'settled') return;
    if (claim.kind === 'leased') return delayJob(job, claim.until, token);
    if (claim.mail.is_suppressed) await this.outbox.markSuppressed(claim.mail.id, CAME_BACK);
    else if ((await this.send(claim.mail, isLastAttempt(job))) === 'later') await delayJob(job, Date.now(), token);
  }

  @OnWorkerEvent('failed')
  reportFailure(job: Job<{ notification_id: string }> | undefined, error: Error): void {
    if (job) this.logger.warn({ notification_id: job.data.notification_id, attempt: job.attemptsMade, err: error });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }

  /** A mail that failed for good is marked: it keeps no place among those that are still to be queued. */
  private async send(mail: QueuedMail, isLast: boolean): Promise<'later' | undefined> {
    try {
      const written = await this.mails.write(mail);
      if (!written) {
        await this.outbox.markSuppressed(mail.id, 'its record or reader is gone');
        return undefined;
      }
      await this.mailer.send(written, this.pool);
    } catch (error) {
      if (error instanceof FilesToCome) {
        await this.outbox.release(mail.id);
        return 'later';
      }
      const refusal = refusalOf(error);
      if (refusal === undefined) {
        if (isLast) await this.outbox.markFailed(mail.id, `Given up: ${String(error)}`);
        else await this.outbox.release(mail.id);
        throw error;
      }
      await this.outbox.markFailed(mail.id, `The mail server refused it (${refusal})`);
      await this.reportDeadMailbox(mail.id, error);
      throw new UnrecoverableError(`The mail server refused it (${refusal})`);
    }
    await retryWhileAway(() => this.outbox.markSent(mail.id), MARK_WITHIN);
    return undefined;
  }

  /** A mailbox that doesn't exist, said by the mail server itself, counts as a mail that came back. */
  private async reportDeadMailbox(id: string, error: unknown): Promise<void> {
    const detail = deadMailboxOf(error);
    if (detail === undefined) return;
    await this.reports.record({ kind: 'notification', id }, { kind: 'bounce', isPermanent: true, detail });
  }
}
