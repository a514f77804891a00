import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';

export const NIGHTLY = Symbol('name of a job that a method does once a night');

/** Does the job with an entity manager of its own; answers how many rows went or changed. */
export type NightlyJob = (em: EntityManager) => Promise<number>;

type Runs = <Method extends NightlyJob>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * One worker runs the method once a night, which begins at 2 a.m. where we do business; a night that no worker saw is made
 * up for by the first that starts. A failure, or a dead worker's run, is tried again after an hour, so the work must be
 * harmless to repeat.
 */
export const Nightly = (job: string): Runs => SetMetadata(NIGHTLY, job);
