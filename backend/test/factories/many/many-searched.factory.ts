import type { EntityManager } from '@mikro-orm/postgresql';
import { unwatched } from './unwatched.js';

const CUSTOMERS = 500;

interface Somebody {
  /** A customer with a five-hundredth of everything. */
  customerId: string;
}

/**
 * Records to be searched: 45 of 100 tasks, 40 comments, 10 tickets, the rest projects, requests and companies, in 5,000
 * made-up words that are as unevenly frequent as those of a language: the first is in every eighth place, most are rare.
 * The documents are written once all records are there.
 */
export const manySearched =
  (count: number) =>
  async (em: EntityManager): Promise<Somebody> => {
    const share = (percent: number): number => Math.max(1, Math.floor((count * percent) / 100));
    const base = `gen_random_uuid(), now() - random() * interval '700 days', now() - random() * interval '700 days', 1`;
    await em.execute('set local statement_timeout = 0');
    await em.execute(`
      create temporary table vocabulary on commit drop as
      select n, string_agg((array['ka','lo','mi','ter','son','ve','ra','din','pol','gu','esh','nor','ba','ti','qu','el'])
        [1 + (hashint4(n * 31 + syllable) & 15)], '' order by syllable) || case when n % 3 = 0 then 'ing' else '' end as word
      from generate_series(1, 5000) as n, generate_series(1, 3) as syllable group by n`);
    await em.execute('create unique index on vocabulary (n)');
    await em.execute('analyze vocabulary');
    const words = (many: number): string => `(
      select string_agg((select word from vocabulary as v where v.n = drawn), ' ')
      from (select 1 + floor(exp(random() * ln(4999)))::int as drawn from generate_series(1, ${many}) where n > 0) as draws)`;
    await em.execute(`
      insert into users (id, email, first_name, last_name, status)
      select gen_random_uuid(), 'searched' || n || '@example.test', 'Pat', initcap(${words(1)}), 'active'
      from generate_series(1, ${CUSTOMERS}) as n`);
    const customer = (rank = 'n'): string =>
      `join users as c on c.email = 'searched' || (1 + ${rank} % ${CUSTOMERS}) || '@example.test'`;
    const tables = ['companies', 'projects', 'tickets', 'task_comments', 'consultation_requests'];
    await unwatched(em, tables, async () => {
      await em.execute(`insert into companies (id, name, notes) select gen_random_uuid(), ${words(2)}, ${words(5)}
        from generate_series(1, ${share(1)}) as n`);
      await em.execute(`
        insert into projects (id, created_at, updated_at, version, name, description, customer_id, status, priority, health)
        select ${base}, ${words(3)}, ${words(25)}, c.id, 'active', 'medium', 'on_track'
        from generate_series(1, ${share(2)}) as n ${customer()}`);
      await em.execute(`
        insert into tickets (id, created_at, updated_at, version, kind, project_id, title, description, status, priority, weight, position)
        select ${base}, 'task', p.id, ${words(5)}, ${words(20)}, 'todo', 'medium', 3, n * 1024
        from generate_series(1, ${share(45)}) as n
          join (select id, row_number() over () as rank from projects) as p on p.rank = 1 + n % ${share(2)}`);
      await em.execute(`
        insert into tickets (id, created_at, updated_at, version, kind, number, requester_id, title, description, status,
          priority, category, source, pauses, clock_reported, last_reply_at, last_reply_by)
        select ${base}, 'support', 'S-' || n, c.id, ${words(5)}, ${words(25)}, 'closed', 'medium', 'computers', 'portal', '[]', '{}', now(), 'customer'
        from generate_series(1, ${share(10)}) as n ${customer()}`);
      await em.execute(`
        insert into task_comments (id, created_at, updated_at, version, task_id, project_id, author_id, visibility, body, body_html)
        select ${base}, t.id, t.project_id, p.customer_id, case when random() < 0.1 then 'internal' else 'public' end, ${words(20)}, ''
        from (select id, project_id, row_number() over () as n from tickets where kind = 'task' limit ${share(40)}) as t
          join projects as p on p.id = t.project_id`);
      await em.execute(`
        insert into consultation_requests (id, created_at, updated_at, version, reference, customer_id, source, title,
          consultation_type, description, urgency, preferred_contact_method, status, name, email, promised_by)
        select ${base}, 'Found-' || n, c.id, 'portal', ${words(4)}, 'general_consultation', ${words(20)}, 'medium', 'email',
          'completed', 'Pat', c.email, now() from generate_series(1, ${share(2)}) as n ${customer()}`);
    });
    const indexes = await em.execute<{ name: string; definition: string }[]>(
      `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'search_documents'::regclass and not indisprimary`,
    );
    for (const { name } of indexes) await em.execute(`drop index ${name}`);
    await em.execute('insert into search_documents select * from search_sources on conflict do nothing');
    // its definition is that of the whole alone, without its partitions
    for (const { definition } of indexes) await em.execute(definition.replace(' ON ONLY ', ' ON '));
    // as autovacuum does some time after so many new rows
    for (const table of ['search_documents', 'users', ...tables]) await em.execute(`analyze ${table}`);
    const [found] = await em.execute<Somebody[]>(
      `select id as "customerId" from users where email = 'searched7@example.test'`,
    );
    if (!found) throw new Error('Nothing was made');
    return found;
  };
