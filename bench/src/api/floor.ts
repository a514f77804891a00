import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import * as sql from './floor-sql.ts';

/**
 * A bare Fastify + pg server with the same results as the API, and nothing more. Started by the measurement with PORT
 * and DATABASE_URL.
 */

const { Pool, types } = pg;
types.setTypeParser(types.builtins.DATE, String);
types.setTypeParser(types.builtins.TIMESTAMPTZ, String);

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();

interface Person {
  user_id: string;
}
type Row = Record<string, unknown>;

const ask = async (name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;

async function personOf(header: string | undefined): Promise<Person> {
  const hash = createHash('sha256')
    .update((header ?? '').replace('Bearer ', ''))
    .digest('hex');
  const [person] = await ask('session', sql.session, [hash]);
  if (!person) throw Object.assign(new Error('No active session'), { statusCode: 401 });
  return person as unknown as Person;
}

const iso = (time: unknown): string | null => (typeof time === 'string' ? new Date(time).toISOString() : null);

const view = ({ assignee_name, milestone_id, milestone_title, ...row }: Row): Row => ({
  ...row,
  milestone_id,
  milestone_title,
  assignee_name,
  completed_at: iso(row['completed_at']),
  created_at: iso(row['created_at']),
  updated_at: iso(row['updated_at']),
});

app.get<{ Querystring: { project_id: string } }>('/api/v1/tasks', async ({ headers, query }) => {
  const { user_id } = await personOf(headers.authorization);
  const rows = await ask('list', sql.list, [user_id, query.project_id]);
  const [counted] =
    rows.length < 20 ? [{ total: rows.length }] : await ask('count', sql.count, [user_id, query.project_id]);
  const total = Number(counted?.['total']);
  return { data: rows.map(view), pagination: { page: 1, limit: 20, total, has_more: rows.length < total } };
});

app.get<{ Params: { id: string } }>('/api/v1/tasks/:id', async ({ headers, params }) => {
  const { user_id } = await personOf(headers.authorization);
  const [row] = await ask('detail', sql.detail, [user_id, params.id]);
  if (!row) throw Object.assign(new Error('Not found'), { statusCode: 404 });
  return { data: view(row) };
});

interface NewTask {
  project_id: string;
  title: string;
}

app.post<{ Body: NewTask }>('/api/v1/tasks', async ({ headers, body }, reply) => {
  const { user_id } = await personOf(headers.authorization);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Row>({ name: 'ground', text: sql.ground, values: [user_id, body.project_id] });
    const [ground] = rows;
    if (!ground?.['access']) throw Object.assign(new Error('Project not found'), { statusCode: 404 });
    const [id, now, position] = [randomUUID(), new Date(), Number(ground['last_position'] ?? 0) + 1024];
    const made = await client.query<Row>({
      name: 'insert-task',
      text: sql.insertTask,
      values: [id, now, body.project_id, body.title, position],
    });
    await client.query({
      name: 'insert-event',
      text: sql.insertEvent,
      values: [randomUUID(), id, told(body), user_id, 'bench', now],
    });
    await client.query('commit');
    return await reply.status(201).send({ data: fresh(id, body, now, position, made.rows[0]?.['number']) });
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

app.post<{ Body: NewTask }>('/at-once/api/v1/tasks', async ({ headers, body }, reply) => {
  const { user_id } = await personOf(headers.authorization);
  const [id, now] = [randomUUID(), new Date()];
  const [made] = await ask('create-at-once', sql.createAtOnce, [
    ...[user_id, body.project_id, id, now, body.title],
    ...[randomUUID(), told(body), 'bench'],
  ]);
  if (!made) throw Object.assign(new Error('Project not found'), { statusCode: 404 });
  return reply.status(201).send({ data: fresh(id, body, now, Number(made['position']), made['number']) });
});

const told = ({ project_id, title }: NewTask): string => JSON.stringify({ project_id, title, assignee_id: null });

const fresh = (id: string, { project_id, title }: NewTask, now: Date, position: number, number: unknown): Row => ({
  ...{ id, number, project_id, milestone_id: null, milestone_title: null, title, description: '', status: 'todo' },
  ...{ priority: 'medium', weight: 3, assignee_id: null, assignee_name: null, due_date: null, estimate_minutes: null },
  ...{ spent_minutes: 0, labels: [], position, blocked_reason: null, completed_at: null },
  ...{ created_at: now.toISOString(), updated_at: now.toISOString(), version: 1 },
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
