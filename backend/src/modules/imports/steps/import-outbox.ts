import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { busyImportStatuses } from '@portal/contracts';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { type EventContext, OnDomainEvent, PendingJobs } from '../../../infrastructure/events/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { Import } from '../import.entity.js';
import { IMPORT_LEASE } from './import-batches.js';

const BATCH = 100;
/** A step that no worker's attempt ends so often is given up. */
const MAX_ATTEMPTS = 5;
const GIVEN_UP = 'It was begun several times and never ended. Tell us, and name this import';

const BUSY = `status in (${busyImportStatuses.map((status) => `'${status}'`).join(', ')})`;
const FREE = '(leased_until is null or leased_until < now())';

/** `leased`: another attempt has it until `until` (ms) · `settled`: nothing is to be done. */
export type ImportClaim = { kind: 'claimed'; run: Import } | { kind: 'leased'; until: number } | { kind: 'settled' };

/** The imports that a worker has to go on with, as rows. */
@Injectable()
export class ImportOutbox {
  constructor(private readonly em: EntityManager) {}

  /** From now on a step is owed; workers look for it at once. */
  @OnDomainEvent('import.status_changed')
  async oweStep({ event, em }: EventContext<'import.status_changed'>): Promise<void> {
    await em.execute(`update imports set due_at = now() where id = ? and ${BUSY}`, [event.entity_id], 'run');
  }

  @PendingJobs('imports')
  async openSteps(em: EntityManager): Promise<JobRequest[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from imports where ${BUSY} and due_at is not null and ${FREE} order by due_at limit ${BATCH}`,
    );
    return rows.map(({ id }) => ({ name: 'import', id: `import-${id}`, data: { import_id: id } }));
  }

  /** Takes an import for one attempt at its step. */
  async claim(id: string): Promise<ImportClaim> {
    const claimed = await this.em.fork().transactional(async (em): Promise<Import | 'gone' | null> => {
      const free = await em.execute<object[]>(`select 1 from imports where id = ? and ${BUSY} and ${FREE} for update`, [
        id,
      ]);
      if (free.length === 0) return null;
      const run = await lockForUpdate(em, Import, { id });
      run.begin();
      if (run.tries > MAX_ATTEMPTS) run.fail(GIVEN_UP);
      await em.flush();
      await em.execute(
        `update imports set leased_until = now() + interval '${IMPORT_LEASE} seconds' where id = ?`,
        [id],
        'run',
      );
      return run.tries > MAX_ATTEMPTS ? 'gone' : run;
    });
    if (claimed === 'gone') return { kind: 'settled' };
    return claimed ? { kind: 'claimed', run: claimed } : this.otherClaim(id);
  }

  /** Gives a step back for the next attempt. */
  async release({ id, attempt }: Pick<Import, 'id' | 'attempt'>): Promise<void> {
    await this.em
      .fork()
      .execute(`update imports set leased_until = null where id = ? and attempt = ?`, [id, attempt], 'run');
  }

  private async otherClaim(id: string): Promise<ImportClaim> {
    const [row] = await this.em.fork().execute<{ until: number }[]>(
      `select (extract(epoch from leased_until) * 1000)::float8 as until from imports
       where id = ? and ${BUSY} and leased_until > now()`,
      [id],
    );
    return row ? { kind: 'leased', until: row.until } : { kind: 'settled' };
  }
}
