import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Rows that become due by the clock. A worker looks for them every so often and makes a job of each, so that a row that
 * fails is tried again with growing pauses and keeps no other waiting. Any number of workers may do so at once.
 */
export abstract class Sweep {
  /** Names the schedule and the jobs, for example `bill-deal`. */
  abstract readonly name: string;

  /** Between two looks, in milliseconds. */
  abstract readonly every: number;

  /** The ids of all rows that are due, those due longest first; a row whose job exists already gets no other. */
  abstract findDue(em: EntityManager): Promise<string[]>;

  /** Does the work of one row in transactions of its own; nothing where another worker has done it. */
  abstract handle(em: EntityManager, id: string): Promise<void>;
}
