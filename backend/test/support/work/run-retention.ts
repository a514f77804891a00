import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type { Retention } from '../../../src/infrastructure/schedule/retention.js';

/** Purges as the nightly job does; answers how many rows and files went. */
export const runRetention = (
  app: INestApplicationContext,
  job: string,
  em: EntityManager = app.get(EntityManager, { strict: false }).fork(),
): Promise<number> => app.get<Retention>(job, { strict: false }).purge(em);
