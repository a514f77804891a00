import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError } from 'bullmq';
import { retryWhileAway } from '../../infrastructure/database/connection/retry-while-away.js';
import { mailLayout, Mailer, MARK_WITHIN, refusalOf } from '../../infrastructure/mail/index.js';
import { MessageTexts } from '../../infrastructure/message-texts/index.js';
import { PendingJobs } from '../../infrastructure/events/index.js';
import type { JobRequest } from '../../infrastructure/queue/jobs.js';
import { type Claim, LeasedRows } from '../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../infrastructure/queue/worker-options.js';
import { MagicLinks } from './magic-links.service.js';
import { signInFrame, signInText } from './sign-in-mail.js';

/** A sign-in mail that is older isn't sent any more. */
const WORTH_SENDING = `interval '1 day'`;

/** A request whose mail is sent. */
interface SignInMailRow {
  id: string;
  email: string;
}

/**
 * Makes token and code, stores their hashes, then sends: claim, issue, send, mark. The job carries only the id of the
 * request.
 */
@Processor('sign-in-mail', { ...workerOptions, concurrency: 5 })
export class SignInMailProcessor extends RowProcessor<{ request_id: string }, SignInMailRow> {
  private readonly rows: LeasedRows;

  constructor(
    private readonly em: EntityManager,
    private readonly links: MagicLinks,
    private readonly mailer: Mailer,
    private readonly texts: MessageTexts,
  ) {
    super();
    this.rows = new LeasedRows(em, {
      table: 'magic_link_requests',
      open: `origin = 'request' and mail_due_at is not null and mailed_at is null and used_at is null and requested_at > now() - ${WORTH_SENDING}`,
      due: 'mail_due_at',
      lease: 60,
      batch: 500,
    });
  }

  /** Their jobs have a queue of their own, so no other work stands before them. */
  @PendingJobs('sign-in-mail')
  async queuedMails(em: EntityManager): Promise<JobRequest[]> {
    const ids = await this.rows.pending(em);
    return ids.map((id) => ({ name: 'send-sign-in-mail', id, data: { request_id: id } }));
  }

  protected claim({ request_id }: { request_id: string }): Promise<Claim<SignInMailRow>> {
    return this.rows.claim<SignInMailRow>(request_id, 'id, email');
  }

  protected async work({ id, email }: SignInMailRow, isLast: boolean): Promise<void> {
    await this.send(id, email, isLast);
    await retryWhileAway(() => this.settle(id, 'mailed_at = now(), leased_until = null'), MARK_WITHIN);
  }

  /** After the last attempt the mail is given up, so that its row doesn't keep others from being queued. */
  private async send(requestId: string, to: string, isLast: boolean): Promise<void> {
    try {
      const frame = signInFrame(await this.links.issueSecrets(this.em, requestId));
      const mail = mailLayout(await this.texts.mail({ template: 'sign_in', frame, variables: {} }, signInText));
      const reference = { kind: 'sign_in', id: requestId } as const;
      await this.mailer.send(
        { ...mail, to, messageId: this.mailer.messageId(`sign-in.${requestId}`), reference },
        'sign-in',
      );
    } catch (error) {
      const refusal = refusalOf(error);
      const isOver = isLast || refusal !== undefined;
      await this.settle(requestId, isOver ? 'mail_due_at = null, leased_until = null' : 'leased_until = null');
      throw refusal === undefined ? error : new UnrecoverableError(`The mail server refused it (${refusal})`);
    }
  }

  private async settle(id: string, changes: string): Promise<void> {
    await this.em.fork().execute(`update magic_link_requests set ${changes} where id = ?`, [id]);
  }
}
