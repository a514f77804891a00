import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { aTask } from '../../factories/task.factory.js';
import { eventually } from '../../support/jobs/eventually.js';
import { serverUrl } from '../../support/server-url.js';
import { appWithProject } from '../../support/with-cast.js';

const { app, here, as } = appWithProject();
const CALLERS = 6;
const CUTS = 10;

interface Answer {
  call: string;
  status: number;
  retryAfter: string | null;
  body: { code?: string };
}

/** A connection of the test, apart from the product's pool. */
const watcher = new Client({ connectionString: serverUrl() });
const databaseName = (): string => new URL(app.config.databaseUrl).pathname.slice(1);

beforeAll(() => watcher.connect());
afterAll(() => watcher.end());

/** Ends every connection that the product has (as an operator's restart of PostgreSQL does); answers how many. */
const cutConnections = async (): Promise<number> =>
  (await watcher.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [databaseName()]))
    .rowCount ?? 0;

const call = async (
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> => {
  const form = body instanceof FormData;
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: { ...as.owner, ...(body && !form ? { 'content-type': 'application/json' } : {}), ...more },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    call: `${method} ${path.replace(/[0-9a-f-]{36}/g, '…')}`,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: /json/.test(response.headers.get('content-type') ?? '') ? (JSON.parse(text) as Answer['body']) : {},
  };
};

const upload = (): FormData => {
  const form = new FormData();
  form.set('file', new Blob(['a note'], { type: 'text/plain' }), 'note.txt');
  return form;
};

/** Calls of every kind there is: lists, details, transactions, keyed ones, forms, by the specification's paths, without a session. */
const calls = async (): Promise<(() => Promise<Answer>)[]> => {
  const { task } = await app.db.given(aTask({ project: here.project }));
  const comment = await call('POST', '/api/v1/task-comments', { task_id: task.id, body: 'Done' });
  const commentId = (comment.body as { data: { id: string } }).data.id;
  const project_id = here.project.id;
  return [
    () => call('GET', `/api/v1/tasks?project_id=${project_id}`),
    () => call('GET', `/api/v1/tasks/${task.id}`),
    () => call('POST', '/api/v1/tasks', { project_id, title: 'New' }),
    () => call('POST', '/api/v1/tasks', { project_id, title: 'Keyed' }, { 'idempotency-key': randomUUID() }),
    () => call('PUT', `/api/v1/tasks/${task.id}`, { title: randomUUID() }),
    () => call('POST', '/api/v1/tasks/bulk', { project_id, ids: [task.id], priority: 'high' }),
    () => call('POST', `/api/v1/task-comments/${commentId}/attachments`, upload()),
    () => call('GET', '/api/v1/analytics/dashboard'),
    () => call('GET', `/functions/v1/projects?id=${project_id}`),
    () =>
      call('POST', '/api/v1/auth/magic-links', { email: `${randomUUID()}@visitors.example` }, { authorization: '' }),
    () => call('GET', '/api/v1/me'),
    () => call('GET', '/ops/queues'),
  ];
};

const isAsPromised = ({ status, retryAfter, body }: Answer): boolean =>
  status < 500 || (status === 503 && Number(retryAfter) > 0 && body.code === 'unavailable');

describe('the database goes away while calls are under way (decisions, section 2)', () => {
  it('a call whose statement is cut off is a 503 that says when to come again', async () => {
    const blocker = new Client({ connectionString: app.config.databaseUrl });
    blocker.on('error', () => undefined);
    await blocker.connect();
    await blocker.query('begin; lock table tickets in access exclusive mode');
    const project_id = here.project.id;
    const cut = [
      call('GET', `/api/v1/tasks?project_id=${project_id}`),
      call('POST', '/api/v1/tasks', { project_id, title: 'New' }),
      call('POST', '/api/v1/tasks', { project_id, title: 'Keyed' }, { 'idempotency-key': randomUUID() }),
      call('GET', `/functions/v1/tasks?project_id=${project_id}`),
    ];
    let isOver = false;
    const answered = Promise.all(cut).finally(() => (isOver = true));
    // whichever call waits last: the lock stays until each has been cut off
    await eventually(async () => {
      await watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [databaseName()],
      );
      expect(isOver).toBe(true);
    });
    await blocker.end();
    const answers = await answered;
    expect(answers.filter((answer) => answer.status !== 503 || !isAsPromised(answer))).toEqual([]);
    await eventually(async () => expect((await call('GET', '/api/v1/me')).status).toBe(200));
  });

  it('a connection that is cut within a transaction is given back: the pool never runs dry', async () => {
    const times = app.config.databasePool + 2;
    for (let cuts = 0; cuts < times; cuts += 1) {
      const em = app.app.get(EntityManager, { strict: false }).fork();
      const cut = em.transactional(async (inner) => {
        const [{ pid } = { pid: 0 }] = await inner.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
        await watcher.query('select pg_terminate_backend($1)', [pid]);
        await inner.execute('select 1');
      });
      await expect(cut).rejects.toThrow();
    }
    expect((await call('GET', '/api/v1/me')).status).toBe(200);
  });

  it('whatever a call is doing when its connection is cut, it is never a 500', async () => {
    const kinds = await calls();
    const answers: Answer[] = [];
    let over = false;
    const caller = async (first: number): Promise<void> => {
      for (let turn = first; !over; turn += 1) {
        const kind = kinds[turn % kinds.length];
        if (kind) answers.push(await kind());
      }
    };
    const callers = Array.from({ length: CALLERS }, (_, index) => caller(index * 2));
    try {
      for (let cuts = 0; cuts < CUTS; cuts += 1) {
        const before = answers.length;
        await cutConnections();
        await eventually(() => expect(answers.length).toBeGreaterThan(before));
      }
    } finally {
      over = true;
      await Promise.allSettled(callers);
    }
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    const wrong = new Map(
      answers.filter((answer) => !isAsPromised(answer)).map((answer) => [JSON.stringify(answer), answer]),
    );
    expect([...wrong.values()]).toEqual([]);
    await eventually(async () => expect((await call('GET', '/api/v1/me')).status).toBe(200));
  });
});
