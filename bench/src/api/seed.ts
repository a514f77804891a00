import type { Client } from 'pg';
import { session } from '../session.ts';

/** What the calls are about. */
export interface Seed {
  token: string;
  projectId: string;
  taskId: string;
  /** A project that is written to, so that what is read stays the same. */
  writtenProjectId: string;
}

const PROJECTS = 2_000;
const TASKS_PER_PROJECT = 50;

/** 100,000 tasks in 2,000 projects of 40 customers, with comments on some; and a session of one customer. */
export async function seed(client: Client): Promise<Seed> {
  await client.query(`
    insert into users (id, email, first_name, last_name, status)
    select uuidv7(), 'bench' || n || '@bench.example', 'Pat', 'Bench ' || n, 'active' from generate_series(1, 40) as n
    on conflict do nothing`);
  const { rows: already } = await client.query<{ id: string }>(`select id from projects where name = 'Bench 1'`);
  if (already.length === 0) await fill(client);
  await client.query('analyze');
  const { rows } = await client.query<{ project_id: string; task_id: string; user_id: string; written_id: string }>(`
    select p.id as project_id, p.customer_id as user_id,
      (select id from tickets where project_id = p.id order by position limit 1) as task_id,
      (select id from projects where customer_id = p.customer_id and id <> p.id limit 1) as written_id
    from projects as p where p.name = 'Bench 1'`);
  const [found] = rows;
  if (!found) throw new Error('Nothing was seeded');
  return {
    token: await session(client, found.user_id, 'bearer'),
    projectId: found.project_id,
    taskId: found.task_id,
    writtenProjectId: found.written_id,
  };
}

async function fill(client: Client): Promise<void> {
  await client.query(`
    insert into projects (id, created_at, updated_at, version, name, customer_id, status, priority, health)
    select uuidv7(), now() - n * interval '1 hour', now(), 1, 'Bench ' || n,
      (select id from users where email = 'bench' || (1 + n % 40) || '@bench.example'), 'active', 'medium', 'on_track'
    from generate_series(1, ${PROJECTS}) as n`);
  await client.query(`
    insert into milestones (id, created_at, updated_at, version, project_id, title, status, position)
    select uuidv7(), now(), now(), 1, p.id, 'Milestone ' || n, 'planned', n
    from projects as p, generate_series(1, 3) as n where p.name like 'Bench %'`);
  await client.query(`
    insert into tickets (id, created_at, updated_at, version, kind, project_id, milestone_id, title, description, status,
      priority, weight, assignee_id, due_date, labels, position)
    select uuidv7(), now() - n * interval '1 minute', now(), 1, 'task', p.id,
      (select id from milestones as m where m.project_id = p.id and m.position = 1 + n % 3), 'Task ' || n,
      'What is to be done, in a sentence or two, so that the row is as wide as a real one.',
      (array['todo', 'in_progress', 'in_review', 'done'])[1 + n % 4], (array['low', 'medium', 'high'])[1 + n % 3], 1 + n % 13,
      p.customer_id, now()::date + n, array['network'], n * 1024
    from projects as p, generate_series(1, ${TASKS_PER_PROJECT}) as n where p.name like 'Bench %'`);
  await client.query(`
    insert into task_comments (id, created_at, updated_at, version, task_id, project_id, author_id, visibility, body, body_html)
    select uuidv7(), now(), now(), 1, t.id, t.project_id, t.assignee_id, 'public', 'Done this far.', '<p>Done this far.</p>'
    from tickets as t, generate_series(1, 5) as n where t.title = 'Task 1'`);
}
