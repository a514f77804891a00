import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { MarksMethod } from '../discovery/registry.js';

export const NIGHTLY = Symbol('name of a job that a method does once a night');

/** Does the job with an entity manager of its own; answers how many rows went or changed. */
export type NightlyJob = (em: EntityManager) => Promise<number>;

/**
 * One worker runs the method once a night, at 2 a.m. in the business's time zone; a night without a worker is made up for
 * at the next start. A failure is tried again with growing pauses, so the work must be harmless to repeat.
 */
export const Nightly = (job: string): MarksMethod<NightlyJob> => SetMetadata(NIGHTLY, job);
