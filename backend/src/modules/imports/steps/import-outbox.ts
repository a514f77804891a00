import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { busyImportStatuses } from '@portal/contracts';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { PendingJobs } from '../../../infrastructure/events/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { type Claim, LeasedRows } from '../../../infrastructure/queue/leased-rows.js';
import { Import } from '../import.entity.js';
import { IMPORT_LEASE } from './import-batches.js';

/** A step that no worker's attempt ends so often is given up. */
const MAX_ATTEMPTS = 5;
const GIVEN_UP = 'It was begun several times and never ended. Tell us, and name this import';

const BUSY = `status in (${busyImportStatuses.map((status) => `'${status}'`).join(', ')})`;

/** The imports that a worker has to go on with, as rows. */
@Injectable()
export class ImportOutbox {
  private readonly rows: LeasedRows;

  constructor(private readonly em: EntityManager) {
    this.rows = new LeasedRows(em, { table: 'imports', open: BUSY, due: 'due_at', lease: IMPORT_LEASE, batch: 100 });
  }

  @PendingJobs('imports')
  async openSteps(em: EntityManager): Promise<JobRequest[]> {
    const ids = await this.rows.pending(em);
    return ids.map((id) => ({ name: 'import', id: `import-${id}`, data: { import_id: id } }));
  }

  /** Takes an import for one attempt at its step. */
  async claim(id: string): Promise<Claim<Import>> {
    const run = await this.em.fork().transactional(async (em): Promise<Import | null> => {
      if (!(await this.rows.lock(em, id))) return null;
      const run = await lockForUpdate(em, Import, { id });
      run.begin();
      if (run.tries > MAX_ATTEMPTS) run.fail(GIVEN_UP);
      await em.flush();
      await this.rows.lease(em, id);
      return run;
    });
    if (!run) return this.rows.other(id);
    return run.tries > MAX_ATTEMPTS ? { kind: 'settled' } : { kind: 'claimed', row: run };
  }

  /** Gives a step back for the next attempt. */
  async release({ id, attempt }: Pick<Import, 'id' | 'attempt'>): Promise<void> {
    await this.em
      .fork()
      .execute(`update imports set leased_until = null where id = ? and attempt = ?`, [id, attempt], 'run');
  }
}
