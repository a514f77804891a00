import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError } from 'bullmq';
import { retryWhileAway } from '../../infrastructure/database/connection/retry-while-away.js';
import { mailLayout, Mailer, MARK_WITHIN, refusalOf } from '../../infrastructure/mail/index.js';
import { MessageTexts } from '../../infrastructure/message-texts/index.js';
import type { Claim } from '../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../infrastructure/queue/worker-options.js';
import { LinkSecrets } from './link-secrets.js';
import { signInFrame, signInText } from './sign-in-mail.js';
import { SignInMailOutbox, type SignInMailRow } from './sign-in-mail.outbox.js';

/**
 * Makes token and code, stores their hashes, then sends: claim, issue, send, mark. The job carries only the id of the
 * request.
 */
@Processor('sign-in-mail', { ...workerOptions, concurrency: 5 })
export class SignInMailProcessor extends RowProcessor<{ request_id: string }, SignInMailRow> {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: SignInMailOutbox,
    private readonly secrets: LinkSecrets,
    private readonly mailer: Mailer,
    private readonly texts: MessageTexts,
  ) {
    super();
  }

  protected claim({ request_id }: { request_id: string }): Promise<Claim<SignInMailRow>> {
    return this.outbox.claim(request_id);
  }

  protected async work({ id, email }: SignInMailRow, isLast: boolean): Promise<void> {
    await this.send(id, email, isLast);
    await retryWhileAway(() => this.outbox.markSent(id), MARK_WITHIN);
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
