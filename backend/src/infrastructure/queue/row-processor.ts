import { DelayedError, type Job } from 'bullmq';
import { runInContext, systemContext } from '../http/request-context.js';
import { type JobData, JobProcessor } from './job-processor.js';
import type { Claim } from './leased-rows.js';

/** When a row that another attempt holds is looked at again, in milliseconds. */
const SOON = 5_000;

/** The row can't be worked on yet: its job runs again at once, behind those that wait. */
export class NotYet extends Error {}

/**
 * A processor of rows, in the system's name: takes the row for one attempt, works on it, and leaves a settled row alone.
 * The row is the truth; its job only says when.
 */
export abstract class RowProcessor<Data extends JobData, Row> extends JobProcessor {
  async process(job: Job<Data>, token?: string): Promise<void> {
    const context = systemContext(job.name);
    await runInContext(context, async () => {
      const claim = await this.claim(job.data);
      if (claim.kind === 'settled') return;
      // the other attempt may give it back at any moment, not only when its lease runs out
      if (claim.kind === 'leased') return delay(job, Math.min(claim.until + 1_000, Date.now() + SOON), token);
      try {
        await this.work(claim.row, job.attemptsMade + 1 >= (job.opts.attempts ?? 1));
      } catch (error) {
        if (!(error instanceof NotYet)) throw error;
        await delay(job, Date.now(), token);
      }
    });
  }

  /** Takes the row of a job for one attempt. */
  protected abstract claim(data: Data): Promise<Claim<Row>>;

  /**
   * One attempt; settles the row, or gives it back and throws.
   * @param isLast whether the job is not tried again when it fails
   * @throws NotYet when the row has been given back and should be tried again soon
   */
  protected abstract work(row: Row, isLast: boolean): Promise<void>;
}

/** @throws DelayedError always: the job isn't done */
async function delay(job: Job, until: number, token: string | undefined): Promise<never> {
  await job.moveToDelayed(until, token);
  throw new DelayedError();
}
