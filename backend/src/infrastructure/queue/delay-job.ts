import { DelayedError, type Job } from 'bullmq';

const SOON = 5_000;

/**
 * Puts a job off whose row another attempt holds: that may give it back at any moment, so it looks again soon, and not
 * only once the lease has run out.
 * @param until when the lease runs out, in milliseconds
 * @throws DelayedError always: the job isn't done
 */
export async function delayJob(job: Job, until: number, token: string | undefined): Promise<never> {
  await job.moveToDelayed(Math.min(until + 1_000, Date.now() + SOON), token);
  throw new DelayedError();
}
