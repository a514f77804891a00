import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CliCommand } from '../../infrastructure/cli/cli-commands.js';
import { rowsOf } from '../../infrastructure/schedule/index.js';

/** How many documents differed from their records. */
interface RebuiltSearch {
  written: number;
  removed: number;
}

/**
 * Compares what search finds with the records, and mends what differs: needed only where rows were written while the
 * triggers were off, or after a change of `search_sources`.
 */
export const rebuildSearch = (em: EntityManager): Promise<RebuiltSearch> =>
  em.transactional(async (inside) => {
    // as long as it takes: nothing waits for it but who called it
    await inside.execute('set local statement_timeout = 0');
    const removed = await rowsOf(
      inside,
      `delete from search_documents as d where not exists (
        select 1 from search_sources as s where s.type = d.type and s.id = d.id)`,
    );
    const written = await rowsOf(
      inside,
      `insert into search_documents as d select * from search_sources
      on conflict (type, id) do update set number = excluded.number, title = excluded.title, body = excluded.body,
        changed_at = excluded.changed_at, scope = excluded.scope
      where (d.number, d.title, d.body, d.scope)
        is distinct from (excluded.number, excluded.title, excluded.body, excluded.scope)`,
    );
    return { written, removed };
  });

/** For what was written past the triggers of the search: a restored table, a bulk load (decisions 7.35). */
@Injectable()
export class SearchCommands {
  constructor(private readonly em: EntityManager) {}

  @CliCommand('rebuild-search', 'Compares what search finds with the records and mends it')
  async rebuild(): Promise<void> {
    const { written, removed } = await rebuildSearch(this.em.fork());
    process.stdout.write(`${written} written, ${removed} removed\n`);
  }
}
