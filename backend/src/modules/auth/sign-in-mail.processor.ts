import { EntityManager } from '@mikro-orm/postgresql';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { retryWhileAway } from '../../infrastructure/database/retry-while-away.js';
import { mailLayout, Mailer, MARK_WITHIN, refusalOf } from '../../infrastructure/mail/index.js';
import { MessageTexts } from '../../infrastructure/message-texts/index.js';
import { isLastAttempt } from '../../infrastructure/queue/last-attempt.js';
import { delayJob } from '../../infrastructure/queue/delay-job.js';
import { workerOptions } from '../../infrastructure/queue/worker-options.js';
import { LinkSecrets } from './link-secrets.js';
import { signInFrame, signInText } from './sign-in-mail.js';
import { SignInMailOutbox } from './sign-in-mail.outbox.js';

interface SignInMailJob {
  request_id: string;
}

/**
 * Makes token and code, stores their hashes, then sends: claim, issue, send, mark. The job carries only the id of the
 * request.
 */
@Processor('sign-in-mail', { ...workerOptions, concurrency: 5 })
export class SignInMailProcessor extends WorkerHost {
  private readonly logger = new Logger(SignInMailProcessor.name);

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: SignInMailOutbox,
    private readonly secrets: LinkSecrets,
    private readonly mailer: Mailer,
    private readonly texts: MessageTexts,
  ) {
    super();
  }

  async process(job: Job<SignInMailJob>, token?: string): Promise<void> {
    const { request_id } = job.data;
    const claim = await this.outbox.claim(request_id);
    if (claim.kind === 'settled') return;
    if (claim.kind === 'leased') return delayJob(job, claim.until, token);
    await this.send(request_id, claim.email, isLastAttempt(job));
    await retryWhileAway(() => this.outbox.markSent(request_id), MARK_WITHIN);
  }

  @OnWorkerEvent('failed')
  reportFailure(job: Job<SignInMailJob> | undefined, error: Error): void {
    if (job) this.logger.warn({ request_id: job.data.request_id, attempt: job.attemptsMade, err: error });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }

  /** After the last attempt the mail is given up, so that its row doesn't keep others from being queued. */
  private async send(requestId: string, to: string, isLast: boolean): Promise<void> {
    try {
      const frame = signInFrame(await this.secrets.issue(this.em, requestId));
      const mail = mailLayout(await this.texts.mail({ template: 'sign_in', frame, variables: {} }, signInText));
      const reference = { kind: 'sign_in', id: requestId } as const;
      await this.mailer.send(
        { ...mail, to, messageId: this.mailer.messageId(`sign-in.${requestId}`), reference },
        'sign-in',
      );
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) {
        await (isLast ? this.outbox.markRefused(requestId) : this.outbox.release(requestId));
        throw error;
      }
      await this.outbox.markRefused(requestId);
      throw new UnrecoverableError(`The mail server refused it (${refusal})`);
    }
  }
}
