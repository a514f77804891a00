import type { DatabaseProbe } from '../database/database-probe.js';

/**
 * The worker that fans a message out loses its transaction at the end of these batches, after all of their rows were
 * written, as one that is killed there does.
 */
export const killBatches = (db: DatabaseProbe, ...batches: number[]): Promise<unknown> =>
  db.rows(
    `create sequence batches;
     create function kill_worker() returns trigger language plpgsql as $$ begin
       if nextval('batches') in (${batches.join(',')}) then raise 'killed'; end if; return new; end $$;
     create trigger kill_worker before update of cursor_id on broadcasts for each row execute function kill_worker()`,
  );
