import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { ListActivityLogs, type UpdateTask } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aProjectCast, type ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { feedReads } from '../../../test/support/jobs/feed-items.js';
import { deliverEvents } from '../../../test/support/jobs/deliver-events.js';
import type { FeedItem, StoredEvent } from '../../infrastructure/events/index.js';
import { AttachmentsService } from '../comments/attachments.service.js';
import { CommentsService } from '../comments/index.js';
import type { Project } from '../projects/index.js';
import { BulkTasksService, TasksService, type Task } from '../tasks/index.js';
import { TasksProjector, type TaskEvent } from '../tasks/tasks.projector.js';
import type { User } from '../users/index.js';
import { ActivityLogsService } from './activity-logs.service.js';

let context: TestContext;
let people: ProjectCast;
let project: Project;
let task: Task;

beforeAll(async () => {
  context = await createTestContext();
  ({ people } = await context.db.given(aProjectCast()));
});
afterAll(() => context.close());

beforeEach(async () => {
  const members = { editor: people.editor, viewer: people.viewer };
  ({ project } = await context.db.given(aProject({ customer: people.owner, status: 'active', members })));
  ({ task } = await context.db.given(aTask({ project, title: 'Run the cables', assignee: people.editor })));
  await context.db.rows('delete from notifications returning 1');
});

const as = <Result>(user: User, work: () => Promise<Result>): Promise<Result> => context.db.as(actorOf(user), work);
const change = (by: User, input: UpdateTask) =>
  as(by, () => context.db.service(TasksService).update(actorOf(by), task.id, input));

const entriesFor = async (reader: User, search?: string) => {
  await deliverEvents(context.app);
  const query = ListActivityLogs.parse({ project_id: project.id, sortOrder: 'asc', ...(search ? { search } : {}) });
  const { data } = await as(reader, () => context.db.service(ActivityLogsService).list(actorOf(reader), query));
  return data;
};
const read = async (reader: User, search?: string) =>
  (await entriesFor(reader, search)).map(({ description }) => description).sort();

/** Messages about the project's tasks per audience: whether each has an item that isn't quiet. */
async function heard(): Promise<Record<'admin' | 'customer', ('told' | 'quiet')[]>> {
  const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const events = (await context.db.events()).filter(
    ({ entity_id, name }) => entity_id === task.id && name !== 'task.assigned',
  );
  const items: FeedItem[] = [];
  for (const event of events) {
    const stored = { ...event, occurred_at: new Date('2026-11-20T10:00:00Z') } as unknown as StoredEvent<TaskEvent>;
    items.push(...(await context.db.service(TasksProjector).show({ event: stored, ...feedReads(em) })));
  }
  const of = (room: string) =>
    items.flatMap((item) =>
      'change' in item && item.room.endsWith(room) ? [item.change.quiet ? ('quiet' as const) : ('told' as const)] : [],
    );
  return { admin: of('@admin'), customer: of('@customer') };
}

const customersTold = async (): Promise<string[]> => {
  await deliverEvents(context.app);
  const rows = await context.db.rows<{ title: string }>(
    `select distinct n.title, n.recipient_id from notifications as n join users as u on u.id = n.recipient_id where u.role = 'customer'`,
  );
  return rows.map(({ title }) => title);
};

describe('what is internal tells the customer nothing, by no way', () => {
  const byUs: [string, () => Promise<unknown>, admin: string[]][] = [
    [
      'weight and estimate',
      () => change(people.admin, { weight: 8, estimate_minutes: 90 }),
      ['changed weight and estimate'],
    ],
    [
      'labels and time spent',
      () => change(people.admin, { labels: ['rack'], spent_minutes: 5 }),
      ['changed labels and time spent'],
    ],
    ['a move into the backlog', () => change(people.admin, { status: 'backlog' }), ['moved it from To do to Backlog']],
    ['a place among others', () => change(people.admin, { position: 5 }), []],
    [
      'moves of many at once',
      () =>
        as(people.admin, async () => {
          const { task: other } = await context.db.given(aTask({ project, assignee: people.editor }));
          const ids = [task.id, other.id];
          return context.db
            .service(BulkTasksService)
            .change(actorOf(people.admin), { project_id: project.id, ids, status: 'backlog' });
        }),
      ['moved it from To do to Backlog', 'moved it from To do to Backlog'],
    ],
    [
      'an internal comment',
      () =>
        as(people.admin, () =>
          context.db
            .service(CommentsService)
            .create(actorOf(people.admin), { task_id: task.id, body: 'Costs more', visibility: 'internal' }),
        ),
      ['commented on it'],
    ],
  ];

  it.each(byUs)('%s', async (_what, act, admin) => {
    await act();
    expect(await read(people.admin)).toEqual(admin);
    expect(await read(people.owner)).toEqual([]);
    expect(await read(people.editor)).toEqual([]);
    expect(await customersTold()).toEqual([]);
    const { customer } = await heard();
    expect(customer).not.toContain('told');
  });

  it('an assignment among us', async () => {
    await context.db.rows('update tickets set assignee_id = null where id = ? returning 1', [task.id]);
    await change(people.admin, { assignee_id: people.admin.id });
    expect(await read(people.admin)).toEqual(['assigned it to Avery Test']);
    expect(await read(people.owner)).toEqual([]);
    expect(await customersTold()).toEqual([]);
    expect(await heard()).toEqual({ admin: ['told'], customer: ['quiet'] });
  });

  it('nor can it be searched for, or read from the values of what is told', async () => {
    await change(people.admin, { title: 'Run the new cables', weight: 8 });
    expect(await read(people.owner, 'weight')).toEqual([]);
    expect(await read(people.admin, 'weight')).toEqual(['changed weight']);
    const [entry, ...others] = await entriesFor(people.owner);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ description: 'changed title', new_values: { title: 'Run the new cables' } });
    expect(JSON.stringify(entry)).not.toContain('weight');
    expect(await heard()).toEqual({ admin: ['told'], customer: ['told'] });
  });
});

describe('what concerns the customer is told', () => {
  it('a due date, a step of the work and who of the customer’s people has a task', async () => {
    await change(people.admin, { due_date: '2027-02-01' });
    await change(people.admin, { status: 'in_progress' });
    await change(people.admin, { assignee_id: people.owner.id });
    expect(await read(people.editor)).toEqual([
      'assigned it to Dana Test',
      'changed due date',
      'moved it from To do to In progress',
    ]);
    expect(await customersTold()).toHaveLength(2);
    expect((await heard()).customer).toEqual(['told', 'told', 'told']);
  });

  it('what one of them changed, whatever it is', async () => {
    await change(people.owner, { weight: 8 });
    await change(people.owner, { status: 'backlog' });
    expect(await read(people.editor)).toEqual(['changed weight', 'moved it from To do to Backlog']);
    expect((await heard()).customer).toEqual(['told', 'told']);
  });

  it('a note’s own values never name a person nor break the list', async () => {
    const input = {
      entity_type: 'task' as const,
      entity_id: task.id,
      activity_type: 'note',
      description: 'met a person',
      new_values: { assignee_id: 'not an id', user_id: people.admin.id },
    };
    await as(people.owner, () => context.db.service(ActivityLogsService).create(actorOf(people.owner), input));
    expect(await read(people.owner)).toEqual(['met a person']);
  });
});

describe('a comment with files', () => {
  it('is one entry and one notification; a file added later is one of its own', async () => {
    const { id } = await as(people.admin, () =>
      context.db.service(CommentsService).create(actorOf(people.admin), { task_id: task.id, body: 'See', files: 2 }),
    );
    const attach = (name: string) =>
      as(people.admin, () =>
        context.db.service(AttachmentsService).add(actorOf(people.admin), id, {
          file_name: name,
          file_data: Buffer.from(name).toString('base64'),
        }),
      );
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await attach(name);
    expect(await read(people.owner)).toEqual(['added the file three.txt', 'commented on it with 2 files']);
    expect((await customersTold()).sort()).toEqual([
      'Avery Test commented on “Run the cables”',
      'Avery Test commented on “Run the cables”',
    ]);
    const events = (await context.db.events()).filter(({ name }) => name === 'attachment.added');
    expect(events.map(({ payload }) => 'with_comment' in payload)).toEqual([true, true, false]);
  });
});
