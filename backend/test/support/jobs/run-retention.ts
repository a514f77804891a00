import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type { Retention } from '../../../src/infrastructure/schedule/retention.js';

/** Runs a retention job as the schedule does; returns the number of deleted rows and files. */
export const runRetention = (
  app: INestApplicationContext,
  job: string,
  em: EntityManager = app.get(EntityManager, { strict: false }).fork(),
): Promise<number> => app.get<Retention>(job, { strict: false }).purge(em);
