import type { WorkerOptions } from 'bullmq';

/**
 * How every worker behaves. A killed worker's jobs are taken up within 10 s of its last sign of life. A job may lose its
 * worker often: with BullMQ's default of one it would be given up when a worker dies twice.
 */
export const workerOptions = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 25,
} satisfies Partial<WorkerOptions>;
