import type { EntityManager } from '@mikro-orm/postgresql';

/** How many documents differed from their records. */
export interface RebuiltSearch {
  written: number;
  removed: number;
}

/**
 * Compares what search finds with the records, and mends what differs: needed only where rows were written while the
 * triggers were off, or after a change of `search_sources`.
 */
export const rebuildSearch = (em: EntityManager): Promise<RebuiltSearch> =>
  em.transactional(async (inside) => {
    const count = async (statement: string): Promise<number> => {
      const rows = await inside.execute<{ count: number }[]>(
        `with changed as (${statement} returning 1) select count(*)::int as count from changed`,
      );
      return rows[0]?.count ?? 0;
    };
    // as long as it takes: nothing waits for it but who called it
    await inside.execute('set local statement_timeout = 0');
    const removed = await count(`
      delete from search_documents as d where not exists (
        select 1 from search_sources as s where s.type = d.type and s.id = d.id)`);
    const written = await count(`
      insert into search_documents as d select * from search_sources
      on conflict (type, id) do update set number = excluded.number, title = excluded.title, body = excluded.body,
        changed_at = excluded.changed_at, scope = excluded.scope
      where (d.number, d.title, d.body, d.scope)
        is distinct from (excluded.number, excluded.title, excluded.body, excluded.scope)`);
    return { written, removed };
  });
