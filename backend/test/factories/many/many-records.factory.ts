import type { EntityManager } from '@mikro-orm/postgresql';
import { unwatched } from './unwatched.js';

const PROJECTS = 2_000;
const TASKS_PER_PROJECT = 50;
const CUSTOMERS = 40;
const REQUESTS = 10_000;
/** Number of the latest requests, which are open and have a coming meeting. */
const OPEN_REQUESTS = 120;

interface Somewhere {
  /** One of the projects, its customer, and one of its tasks. */
  projectId: string;
  customerId: string;
  taskId: string;
  /** One of the requests of the same customer. */
  requestId: string;
}

/** 100,000 tasks in 2,000 projects of 40 customers, with comments, files, entries and notifications, and 10,000 requests with a meeting each; by one statement each. */
export const manyRecords =
  () =>
  async (em: EntityManager): Promise<Somewhere> => {
    const base = (rank = 'n'): string => `gen_random_uuid(), now() - (${rank}) * interval '1 minute', now(), 1`;
    await em.execute(`
      insert into users (id, email, first_name, last_name, status)
      select gen_random_uuid(), 'many' || n || '@example.test', 'Pat', 'Many ' || n, 'active' from generate_series(1, ${CUSTOMERS}) as n`);
    await em.execute(`
      insert into projects (id, created_at, updated_at, version, name, customer_id, status, priority, health)
      select ${base()}, 'Many ' || n, c.id, 'active', 'medium', 'on_track'
      from generate_series(1, ${PROJECTS}) as n join users as c on c.email = 'many' || (1 + n % ${CUSTOMERS}) || '@example.test'`);
    await em.execute(`
      insert into milestones (id, created_at, updated_at, version, project_id, title, status, position)
      select ${base()}, p.id, 'Milestone ' || n, 'planned', n
      from projects as p, generate_series(1, 3) as n where p.name like 'Many %'`);
    await unwatched(em, ['tickets', 'task_comments', 'comment_attachments', 'activity_logs'], async () => {
      await em.execute(`
        insert into tickets (id, created_at, updated_at, version, kind, project_id, title, description, status, priority,
          weight, assignee_id, due_date, position, completed_at)
        select ${base('50 * p.rank + n')}, 'task', p.id, 'Task ' || n, md5(n::text),
          (array['todo', 'in_progress', 'in_review', 'done', 'done'])[1 + n % 5], 'medium', 1 + n % 13, p.customer_id,
          now()::date + 20 - n, n * 1024, case when n % 5 > 2 then now() - n * interval '1 day' end
        from (select *, row_number() over () as rank from projects) as p, generate_series(1, ${TASKS_PER_PROJECT}) as n
        where p.name like 'Many %'`);
      await em.execute(`
        insert into task_comments (id, created_at, updated_at, version, task_id, project_id, author_id, visibility, body, body_html)
        select ${base()}, t.id, t.project_id, t.assignee_id, 'public', 'So far.', '<p>So far.</p>'
        from tickets as t, generate_series(1, 5) as n where t.title in ('Task 1', 'Task 2')`);
      await em.execute(`
        insert into comment_attachments (id, created_at, updated_at, version, comment_id, task_id, project_id, file_name,
          file_size, file_type, storage_path, sha256, uploaded_by)
        select gen_random_uuid(), c.created_at, now(), 1, c.id, c.task_id, c.project_id, 'plan.txt', 19, 'text/plain',
          'many/' || c.id, '', c.author_id
        from task_comments as c`);
      await em.execute(`
        insert into activity_logs (id, created_at, updated_at, version, project_id, entity_type, entity_id, activity_type, description, source, actor_id)
        select gen_random_uuid(), t.created_at, now(), 1, t.project_id, 'task', t.id, 'created', 'Created', 'system', t.assignee_id
        from tickets as t where t.title like 'Task %'`);
    });
    await manyRequests(em);
    const [found] = await em.execute<Somewhere[]>(`
      select p.id as "projectId", p.customer_id as "customerId", t.id as "taskId", r.id as "requestId"
      from projects as p join tickets as t on t.project_id = p.id join consultation_requests as r on r.customer_id = p.customer_id
      where p.name = 'Many 77' and t.title = 'Task 1' limit 1`);
    if (!found) throw new Error('Nothing was made');
    return found;
  };

/** Requests of the same customers, one every four hours, each with a meeting twenty days later. */
async function manyRequests(em: EntityManager): Promise<void> {
  await em.execute(`
    insert into users (id, email, first_name, last_name, role, status)
    select gen_random_uuid(), 'manyhost@example.test', 'Robin', 'Many', 'admin', 'active'`);
  await unwatched(em, ['consultation_requests', 'consultation_meetings'], async () => {
    await em.execute(`
      insert into consultation_requests (id, created_at, updated_at, version, reference, customer_id, source, title,
        consultation_type, description, urgency, preferred_contact_method, status, name, email, promised_by, first_responded_at)
      select gen_random_uuid(), now() - n * interval '4 hours', now(), 1, 'Many-' || n, c.id, 'portal', 'Request ' || n,
        'general_consultation', md5(n::text), 'medium', 'email',
        case when n > ${OPEN_REQUESTS} then 'completed' else (array['pending', 'in_progress', 'scheduled'])[1 + n % 3] end,
        'Pat Many', c.email, now() + interval '1 day' - n * interval '4 hours', case when n > 60 then now() end
      from generate_series(1, ${REQUESTS}) as n join users as c on c.email = 'many' || (1 + n % ${CUSTOMERS}) || '@example.test'`);
    await em.execute(`
      insert into consultation_meetings (id, created_at, updated_at, version, consultation_id, status, proposed_by, starts_at,
        ends_at, busy_until, time_zone, mode, host_id, ics_uid, sequence)
      select gen_random_uuid(), r.created_at, now(), 1, r.id, case when at > now() then 'confirmed' else 'completed' end,
        'customer', at, at + interval '30 minutes', at + interval '45 minutes', 'America/New_York', 'video', h.id, r.id, 0
      from (select *, created_at + interval '20 days' as at from consultation_requests where reference like 'Many-%') as r
        join users as h on h.email = 'manyhost@example.test'`);
  });
}
