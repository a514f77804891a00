import type { Job } from 'bullmq';

/** Whether a job that fails now has failed for good. */
export const isLastAttempt = ({ attemptsMade, opts }: Job): boolean => attemptsMade + 1 >= (opts.attempts ?? 1);
