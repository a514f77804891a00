import { extname } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { Piscina } from 'piscina';
import { asBuffer } from '../../../infrastructure/threads/as-buffer.js';
import { refusals, SmtpRefusal } from '../receiver/smtp-refusal.js';
import type { CheckedMail, SenderVerdict } from '../receiver/proof/sender-verdict.js';
import type { MailAnswer, RawMail, ReadMail, ShownMail } from '../thread/mail-thread.js';

/**
 * Sources in tests, JavaScript in the product. A thread compiles its sources first, on a machine that tests keep busy.
 */
const IS_SOURCE = extname(import.meta.filename) === '.ts';
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
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads mails in threads with memory and time of their own: a mail made to take long ends its thread, not the process.
 */
@Injectable()
export class MailThreads implements OnApplicationShutdown {
  private readonly logger = new Logger(MailThreads.name);
  private started: Piscina | undefined;
  private readonly limits = { heap: HEAP, time: TIME };

  /** Threads of other limits, which a test reaches with less work. */
  static limitedTo(limits: { heap: number; time: number }): MailThreads {
    return Object.assign(new MailThreads(), { limits });
  }

  /** Reads a mail. @throws SmtpRefusal where it can't be read, or takes too much time or memory */
  async read(raw: RawMail): Promise<ReadMail> {
    const mail = await this.run<ReadMail>('read', raw);
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
    return this.run('shown', mail);
  }

  /** Whether a mail is from its sender. @throws SmtpRefusal where it takes too much time or memory */
  verdict(mail: CheckedMail): Promise<SenderVerdict> {
    return this.run('verdict', mail, CHECK_TIME);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
  }

  private async run<Result>(name: string, job: unknown, time = this.limits.time): Promise<Result> {
    const signal = AbortSignal.timeout(time);
    try {
      const answer = (await this.pool.run(job, { name, signal })) as MailAnswer<Result>;
      if ('result' in answer) return answer.result;
      throw new SmtpRefusal(answer.refusal.responseCode, answer.refusal.message);
    } catch (error) {
      if (!signal.aborted && (error as { code?: unknown }).code !== OUT_OF_MEMORY) throw error;
      this.logger.warn(`A mail took more than ${this.limits.heap} MB or ${time} ms`);
      throw refusals.tooComplex();
    }
  }

  private get pool(): Piscina {
    this.started ??= new Piscina({
      filename: new URL(`../thread/mail-thread${IS_SOURCE ? '.ts' : '.js'}`, import.meta.url).href,
      minThreads: 0,
      maxThreads: READ_AT_ONCE,
      idleTimeout: IDLE_TIMEOUT,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heap, maxYoungGenerationSizeMb: 32 },
      // the thread that reads strangers' mails has no secrets; only sources need an option, to be loaded at all
      env: IS_SOURCE ? { NODE_OPTIONS: process.env['SOURCE_THREAD_OPTIONS'] ?? '' } : {},
    });
    return this.started;
  }
}

/** A call of the API that a mail takes too long for gets a 503; no mail server is there to be refused. */
export function asUnavailable(error: unknown): never {
  throw error instanceof SmtpRefusal ? new DomainError('unavailable', {}, { retryAfter: RETRY_AFTER }) : error;
}
