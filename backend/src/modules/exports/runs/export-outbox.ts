import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { type EventContext, OnDomainEvent, PendingJobs } from '../../../infrastructure/events/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { newFileName } from '../../../infrastructure/storage/file-storage.js';
import { DataExport } from '../data-export.entity.js';
import { ExportFiles } from './export-files.js';

/** How long a worker has an export for itself without a sign of life, in seconds. */
export const EXPORT_LEASE = 20;
const BATCH = 100;
/** An export that ends no worker's attempt so often is given up. */
const MOST_ATTEMPTS = 5;
const GIVEN_UP = 'It was begun several times and never ended. Tell us, and ask for it again';

const OPEN = `status in ('queued', 'running')`;

/** `leased`: another attempt has it until `until` (ms) · `settled`: made, failed or cancelled. */
export type ExportClaim =
  { kind: 'claimed'; made: DataExport } | { kind: 'leased'; until: number } | { kind: 'settled' };

/** The exports to be made, as rows. */
@Injectable()
export class ExportOutbox {
  constructor(
    private readonly em: EntityManager,
    private readonly files: ExportFiles,
  ) {}

  /** From now on an archive is owed; workers look for it at once. */
  @OnDomainEvent('data_export.requested')
  async oweArchive({ event, em }: EventContext<'data_export.requested'>): Promise<void> {
    await em.execute(`update data_exports set due_at = now() where id = ? and ${OPEN}`, [event.entity_id], 'run');
  }

  @PendingJobs('exports')
  async openExports(em: EntityManager): Promise<JobRequest[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from data_exports
       where ${OPEN} and due_at is not null and (leased_until is null or leased_until < now())
       order by due_at limit ${BATCH}`,
    );
    return rows.map(({ id }) => ({ name: 'make-export', id: `export-${id}`, data: { export_id: id } }));
  }

  /** Takes an export for one attempt, whose archive has a new name; the archive of one that died goes. */
  async claim(id: string): Promise<ExportClaim> {
    const former = await this.em.fork().transactional(async (own) => {
      const [free] = await own.execute<object[]>(
        `select 1 from data_exports where id = ? and ${OPEN} and (leased_until is null or leased_until < now()) for update`,
        [id],
      );
      if (!free) return null;
      const made = await lockForUpdate(own, DataExport, { id });
      const path = made.storagePath;
      if (made.attempt >= MOST_ATTEMPTS) made.fail(GIVEN_UP);
      else made.begin(newFileName());
      await own.flush();
      await own.execute(
        `update data_exports set row_total = null, file_total = null,
           leased_until = now() + interval '${EXPORT_LEASE} seconds' where id = ?`,
        [id],
        'run',
      );
      return { made, path };
    });
    if (!former) return this.otherClaim(id);
    if (former.path !== null) await this.files.remove(former.path);
    return former.made.status === 'running' ? { kind: 'claimed', made: former.made } : { kind: 'settled' };
  }

  /**
   * Ends an attempt, unless it isn't this one's any more: then it answers false and changes nothing.
   * @param end tells the export what became of it
   */
  finish({ id, attempt }: DataExport, end: (made: DataExport) => void): Promise<boolean> {
    return this.em.fork().transactional(async (own) => {
      const [mine] = await own.execute<object[]>(
        `select 1 from data_exports where id = ? and attempt = ? and status = 'running' for update`,
        [id, attempt],
      );
      if (!mine) return false;
      end(await lockForUpdate(own, DataExport, { id }));
      return true;
    });
  }

  /** Gives an export back for the next attempt. */
  async release({ id, attempt }: DataExport): Promise<void> {
    await this.em
      .fork()
      .execute(
        `update data_exports set leased_until = null where id = ? and attempt = ? and ${OPEN}`,
        [id, attempt],
        'run',
      );
  }

  private async otherClaim(id: string): Promise<ExportClaim> {
    const [row] = await this.em.fork().execute<{ until: number }[]>(
      `select (extract(epoch from leased_until) * 1000)::float8 as until from data_exports
       where id = ? and ${OPEN} and leased_until > now()`,
      [id],
    );
    return row ? { kind: 'leased', until: row.until } : { kind: 'settled' };
  }
}
