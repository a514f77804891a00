import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { asBuffer } from '../../../infrastructure/threads/as-buffer.js';
import { IS_SOURCE, LimitedThreads } from '../../../infrastructure/threads/limited-threads.js';
import { refusals, SmtpRefusal } from '../receiver/smtp-refusal.js';
import type { CheckedMail, SenderVerdict } from '../receiver/proof/sender-verdict.js';
import type { MailAnswer, RawMail, ReadMail, ShownMail } from '../worker-thread/mail-thread.js';

/** Of one mail, in milliseconds; the dearest of 25 MB takes 2 seconds. */
const TIME = IS_SOURCE ? 120_000 : 15_000;
/** The same of the check of its sender, which waits for name servers. */
const CHECK_TIME = 120_000;
/** Of a thread's heap, in megabytes; what mails bring as files isn't in it. */
const HEAP = 192;
/** As many mails as are read at once. */
export const READ_AT_ONCE = 4;
const IDLE_TIMEOUT = 60_000;
const RETRY_AFTER = 5;

/** Reads mails in threads. */
@Injectable()
export class MailReadingPool extends LimitedThreads {
  constructor() {
    super(
      {
        file: new URL('../worker-thread/mail-thread', import.meta.url),
        maxThreads: READ_AT_ONCE,
        idleTimeout: IDLE_TIMEOUT,
      },
      { heap: HEAP, time: TIME },
    );
  }

  /** Reads a mail. @throws SmtpRefusal where it can't be read, or takes too much time or memory */
  async read(raw: RawMail): Promise<ReadMail> {
    const mail = await this.answer<ReadMail>('read', raw);
    return { ...mail, files: mail.files.map((file) => ({ ...file, content: asBuffer(file.content) })) };
  }

  /**
   * Reads a mail that is stored, as it was read before. @throws DomainError `unavailable` where it can't be, this time
   */
  readAgain(raw: RawMail): Promise<ReadMail> {
    return this.read(raw).catch(asUnavailable);
  }

  /**
   * What is shown of a mail as a message, as Markdown; null where it isn't known what customers may read of it.
   * @throws SmtpRefusal where it takes too much time or memory
   */
  shown(mail: ShownMail): Promise<string | null> {
    return this.answer('shown', mail);
  }

  /** Whether a mail is from its sender. @throws SmtpRefusal where it takes too much time or memory */
  verdict(mail: CheckedMail): Promise<SenderVerdict> {
    return this.answer('verdict', mail, CHECK_TIME);
  }

  protected override tooMuch(): SmtpRefusal {
    return refusals.tooComplex();
  }

  private async answer<Result>(name: string, job: unknown, time?: number): Promise<Result> {
    const answer = await this.run<MailAnswer<Result>>(name, job, time);
    if ('result' in answer) return answer.result;
    throw new SmtpRefusal(answer.refusal.responseCode, answer.refusal.message);
  }
}

/** A call of the API that a mail takes too long for gets a 503; no mail server is there to be refused. */
export function asUnavailable(error: unknown): never {
  throw error instanceof SmtpRefusal ? new DomainError('unavailable', {}, { retryAfter: RETRY_AFTER }) : error;
}
