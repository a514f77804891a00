import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { system, type UserActor } from '@portal/contracts';
import pg from 'pg';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { anAdmin } from '../../../test/factories/user.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { Config } from '../../infrastructure/config/config.js';
import { runInContext } from '../../infrastructure/http/request-context.js';
import { CannedRepliesService } from '../canned-replies/canned-replies.service.js';
import { TasksService } from '../tasks/tasks.service.js';

let context: TestContext;
let admin: UserActor;
let project: { id: string };
beforeAll(async () => {
  context = await createTestContext();
  const made = await context.db.given(anAdmin(), aProject());
  project = made.project;
  admin = { kind: 'user', id: made.admin.id, role: 'admin', companyId: null, contactFlags: [], sessionId: null };
});
afterAll(() => context.close());

interface Entry {
  entity: string;
  record_id: string;
  parent_id: string | null;
  action: string;
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  actor_kind: string;
  actor_id: string | null;
  actor_ip: string | null;
  request_id: string | null;
  workflow_run_id: string | null;
}

const entriesOf = (recordId: string): Promise<Entry[]> =>
  context.db.rows<Entry>('select * from audit_entries where record_id = ? order by id', [recordId]);
const em = () => context.app.get<EntityManager>(EntityManager, { strict: false }).fork();
const asAdmin = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runInContext({ requestId: `call-${randomUUID()}`, actor: admin, ip: '203.0.113.7', userAgent: null }, work);

describe('a change of a record', () => {
  it('is an entry with what was before and after, who, from where and by which call', async () => {
    const tasks = context.db.service(TasksService);
    const task = await asAdmin(() =>
      tasks.create(admin, {
        project_id: project.id,
        title: 'Run the cables',
        status: 'todo',
        priority: 'medium',
      } as never),
    );
    await asAdmin(() => tasks.update(admin, task.id, { title: 'Run the fiber', priority: 'high' }));
    await asAdmin(() => tasks.remove(admin, task.id));
    const [created, updated, deleted, ...more] = await entriesOf(task.id);
    expect(more).toEqual([]);
    expect(created).toMatchObject({
      entity: 'task',
      parent_id: project.id,
      action: 'created',
      title: `${task.number} Run the cables`,
      before: null,
      after: { title: 'Run the cables', priority: 'medium', kind: 'task' },
      actor_kind: 'user',
      actor_id: admin.id,
      actor_ip: '203.0.113.7',
      request_id: expect.stringMatching(/^call-/) as string,
      workflow_run_id: null,
    });
    expect(updated).toMatchObject({
      action: 'updated',
      title: `${task.number} Run the fiber`,
      before: { title: 'Run the cables', priority: 'medium' },
      after: { title: 'Run the fiber', priority: 'high' },
    });
    // nothing but what differs, and neither version nor time of change
    expect(Object.keys(updated?.after ?? {}).sort()).toEqual(['priority', 'title']);
    expect(deleted).toMatchObject({ action: 'deleted', before: { deleted_at: null } });
    await asAdmin(() => tasks.restore(admin, task.id));
    expect((await entriesOf(task.id)).at(-1)).toMatchObject({ action: 'restored', after: { deleted_at: null } });
  });

  it('by the product itself, by a statement over many rows and for good', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => (await context.db.given(aTask({ project }))).task.id),
    );
    const ids = `{${made.join(',')}}`;
    await runInContext({ requestId: 'night', actor: system, ip: null, userAgent: null }, () =>
      em().transactional(async (own) => {
        await own.execute(`update tickets set status = 'done' where id = any(?::uuid[])`, [ids]);
        await own.execute('delete from tickets where id = any(?::uuid[])', [ids]);
      }),
    );
    for (const id of made) {
      const [, changed, gone] = await entriesOf(id);
      const by = { actor_kind: 'system', actor_id: null, request_id: 'night' };
      expect(changed).toMatchObject({ ...by, before: { status: 'todo' }, after: { status: 'done' } });
      expect(gone).toMatchObject({ ...by, action: 'deleted', before: { title: 'Run the cables' }, after: null });
    }
  });

  it('that was deleted long ago is purged', async () => {
    const { task } = await context.db.given(aTask({ project, isDeleted: true }));
    await context.db.rows('delete from tickets where id = ? returning id', [task.id]);
    expect((await entriesOf(task.id)).at(-1)).toMatchObject({ action: 'purged' });
  });

  it('typed by hand is one of the database', async () => {
    const { task } = await context.db.given(aTask({ project }));
    const client = new pg.Client({ connectionString: context.app.get(Config).databaseUrl });
    await client.connect();
    await client.query('update tickets set weight = 8 where id = $1', [task.id]);
    await client.end();
    expect((await entriesOf(task.id)).at(-1)).toMatchObject({
      actor_kind: 'database',
      actor_id: null,
      request_id: null,
      before: { weight: 3 },
      after: { weight: 8 },
    });
  });

  it('that is undone leaves no entry, and one that changes nothing none either', async () => {
    const { task } = await context.db.given(aTask({ project }));
    const before = await entriesOf(task.id);
    await expect(
      em().transactional(async (own) => {
        await own.execute(`update tickets set title = 'Never' where id = ?`, [task.id]);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await em().execute('update tickets set title = title, updated_at = now(), version = version + 1 where id = ?', [
      task.id,
    ]);
    await em().execute('update users set last_seen_at = now() where id = ?', [admin.id]);
    expect(await entriesOf(task.id)).toEqual(before);
    expect((await entriesOf(admin.id)).map(({ action }) => action)).toEqual(['created']);
  });

  it('of one call names that call alone, whoever used the connection before', async () => {
    const replies = context.db.service(CannedRepliesService);
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const made = await Promise.all(
      names.map((name) =>
        runInContext({ requestId: `call-${name}`, actor: admin, ip: null, userAgent: null }, () =>
          replies.create(admin, { name, body: `It’s "${name}" \\ {}` }),
        ),
      ),
    );
    for (const { id, name } of made)
      expect(await entriesOf(id)).toMatchObject([{ request_id: `call-${name}`, title: name }]);
  });

  it('survives quotes in what a client says of its call', async () => {
    const replies = context.db.service(CannedRepliesService);
    const requestId = `o'clock"; drop table x; -- \\`;
    const { id } = await runInContext({ requestId, actor: admin, ip: null, userAgent: null }, () =>
      replies.create(admin, { name: 'Quotes', body: 'Hello' }),
    );
    expect(await entriesOf(id)).toMatchObject([{ request_id: requestId, actor_id: admin.id }]);
  });
});
