import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { DueProcessor } from '../../../src/infrastructure/schedule/due.processor.js';
import type { Sweep } from '../../../src/infrastructure/schedule/index.js';
import type { Job } from 'bullmq';

/**
 * Works off everything that a sweep finds due, as workers do; answers how many rows that were.
 * @throws the first failure, after all rows had their turn
 */
export async function runSweep(app: INestApplicationContext, type: Type<Sweep>): Promise<number> {
  const sweep = app.get(type, { strict: false });
  const ids = await sweep.findDue(app.get(EntityManager, { strict: false }).fork());
  const due = app.get(DueProcessor, { strict: false });
  const failures: unknown[] = [];
  for (const id of ids)
    await due
      .process({ name: sweep.name, data: { id } } as Job<{ id: string }>)
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return ids.length;
}
