import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { FairQueue } from '../../../infrastructure/http/limits/fair-queue.js';
import { Import } from '../import.entity.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/** How long a worker has an import for itself without a sign of life, in seconds. */
export const IMPORT_LEASE = 30;
/** How often open screens get the progress, in milliseconds. */
const TELL_EVERY = 700;

/** The step isn't this attempt's any more: it was cancelled, or another worker has it. */
export class StepTaken extends Error {
  constructor() {
    super('The import was cancelled, or another worker has it');
  }
}

/** One attempt at a step. */
export type Step = Pick<Import, 'id' | 'attempt' | 'status'>;

/**
 * Does the work of a step in transactions of a few lines each. Work, the lines' outcomes and how far it is are written
 * together, while the import is held: whatever ends a worker in between, each line is done once.
 */
@Injectable()
export class ImportBatches {
  private readonly told = new Map<string, number>();
  /**
   * Several imports take turns, a batch each: a short one ends soon beside a long one, and the work at once is the
   * same.
   */
  private readonly turns = new FairQueue({ atOnce: 1, perKey: 1, waitingPerKey: 10 });

  constructor(private readonly em: EntityManager) {}

  /**
   * One batch. @param work answers how many lines it did
   * @throws StepTaken when the step isn't this attempt's any more
   */
  run(step: Step, work: (em: EntityManager) => Promise<number>): Promise<number> {
    return this.turns.run(() => this.batch(step, work), step.id);
  }

  private async batch(step: Step, work: (em: EntityManager) => Promise<number>): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      await this.hold(em, step);
      const done = await work(em);
      await em.flush();
      await em.execute(
        `update imports set line_count = line_count + ?, version = version + 1, updated_at = now(),
           leased_until = now() + interval '${IMPORT_LEASE} seconds' where id = ?`,
        [done, step.id],
        'run',
      );
      if (done > 0 && this.isTimeToTell(step.id)) {
        recordEvent(em, 'import.progressed', step.id, {});
        await em.flush();
      }
      return done;
    });
  }

  /** Ends the step. @throws StepTaken */
  async end(step: Step, end: (run: Import, em: EntityManager) => void | Promise<void>): Promise<void> {
    this.told.delete(step.id);
    await this.em.fork().transactional(async (em) => {
      await this.hold(em, step);
      const run = await lockForUpdate(em, Import, { id: step.id });
      await end(run, em);
      await em.flush();
      await em.execute('update imports set leased_until = null where id = ?', [step.id], 'run');
    });
  }

  private async hold(em: EntityManager, { id, attempt, status }: Step): Promise<void> {
    const own = kysely(em).selectFrom('imports').select('id').where('id', '=', id).where('attempt', '=', attempt);
    if (!(await own.where('status', '=', status).forUpdate().executeTakeFirst())) throw new StepTaken();
  }

  private isTimeToTell(id: string): boolean {
    const now = performance.now();
    if (now - (this.told.get(id) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY) return false;
    this.told.set(id, now);
    return true;
  }
}
