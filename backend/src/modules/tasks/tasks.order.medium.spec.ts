import { ListTasks, type ChangeTasks } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { aProjectCast, type ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { refusal } from '../../../test/support/refusal.js';
import type { Project } from '../projects/index.js';
import { BulkTasksService } from './bulk-tasks.service.js';
import { TasksService } from './index.js';

let context: TestContext;
let people: ProjectCast;
let foreign: Project;
let project: Project;
let ids: Record<string, string>;

beforeAll(async () => {
  context = await createTestContext();
  ({ people, foreign } = await context.db.given(aProjectCast()));
});
afterAll(() => context.close());

/** A column of five, a to e, one step apart; and f, done. */
beforeEach(async () => {
  ({ project } = await context.db.given(aProject({ customer: people.owner, status: 'active' })));
  ids = {};
  for (const [index, title] of Array.from('abcde').entries()) {
    const { task } = await context.db.given(aTask({ project, title, position: (index + 1) * 1_024 }));
    ids[title] = task.id;
  }
  ids['f'] = (await context.db.given(aTask({ project, title: 'f', status: 'done', position: 1_024 }))).task.id;
});

const id = (title: string): string => ids[title] ?? title;
const as = <Result>(work: () => Promise<Result>) => context.db.as(actorOf(people.owner), work);
const rows = async (status = 'todo') =>
  (
    await as(() =>
      context.db.service(TasksService).list(actorOf(people.owner), ListTasks.parse({ project_id: project.id, status })),
    )
  ).data;
const column = async (status?: string) => (await rows(status)).map(({ title }) => title).join('');
const update = (title: string, input: Parameters<TasksService['update']>[2]) =>
  as(() => context.db.service(TasksService).update(actorOf(people.owner), id(title), input));
const reorder = (titles: string) =>
  as(() =>
    context.db
      .service(BulkTasksService)
      .reorder(actorOf(people.owner), { project_id: project.id, ids: Array.from(titles).map(id) }),
  );
const change = (titles: string[], input: Omit<ChangeTasks, 'project_id' | 'ids'>) =>
  as(() =>
    context.db
      .service(BulkTasksService)
      .change(actorOf(people.owner), { project_id: project.id, ids: titles.map(id), ...input }),
  );

describe('a place in a column', () => {
  it('is between its neighbors, and told as a move', async () => {
    expect(await update('e', { position: 1_536 })).toMatchObject({ position: 1_536, version: 2 });
    expect(await column()).toBe('aebcd');
    expect((await context.db.events('task.moved')).at(-1)).toMatchObject({
      entity_id: id('e'),
      payload: { project_id: project.id, from: 5_120, to: 1_536 },
    });
  });

  it('is at the end of a new column, unless named', async () => {
    await update('b', { status: 'done' });
    expect(await column('done')).toBe('fb');
    await update('d', { status: 'done', position: 512 });
    expect(await column('done')).toBe('dfb');
    expect(await column()).toBe('ace');
  });

  it('is numbered anew where neighbors come too close, keeping the order and telling each', async () => {
    const low = 1_024;
    let high = 2_048;
    for (const [round, title] of Array.from('edc'.repeat(12)).entries()) {
      const middle = (low + high) / 2;
      const view = await update(title, { position: middle });
      if (view.position !== middle) {
        expect(await column()).toBe(round % 3 === 0 ? 'aecdb' : round % 3 === 1 ? 'adecb' : 'acdeb');
        expect((await rows()).map(({ position }) => position)).toEqual([1_024, 2_048, 3_072, 4_096, 5_120]);
        expect((await rows()).find((row) => row.title === title)).toEqual(view);
        const moves = await context.db.events('task.moved');
        expect(moves.at(-1)?.payload).toMatchObject({ project_id: project.id });
        return;
      }
      high = middle;
    }
    throw new Error('It was never numbered anew');
  });

  it('survives many who move at once', async () => {
    await Promise.all([
      ...Array.from('abcde').map((title) => update(title, { position: 1_024 })),
      reorder('edcba'),
      reorder('bcd'),
      change(['a', 'b', 'c'], { priority: 'high' }),
    ]);
    const positions = (await rows()).map(({ position }) => position);
    expect(positions).toHaveLength(5);
    await update('a', { position: 1_024 });
    expect(new Set((await rows()).map(({ position }) => position)).size).toBe(5);
  });
});

describe('a new order in one call', () => {
  it('gives the tasks named the places they hold among themselves', async () => {
    const { data, pagination } = await reorder('dbe');
    expect(data.map(({ title }) => title).join('')).toBe('dbe');
    expect(pagination).toEqual({ page: 1, limit: 3, total: 3, has_more: false });
    expect(await column()).toBe('adcbe');
    await reorder('edcba');
    expect(await column()).toBe('edcba');
  });

  it('tells apart those that held the same place', async () => {
    await context.db.rows('update tickets set position = 7 where project_id = ?', [project.id]);
    await reorder('cabed');
    expect(await column()).toBe('cabed');
  });

  it('refuses what isn’t in the project, by its place in the list', async () => {
    const { task } = await context.db.given(aTask({ project: foreign }));
    expect(await refusal(reorder('a').then(() => change(['a', task.id], { priority: 'low' })))).toMatchObject({
      code: 'not_found',
      details: [{ path: 'ids.1', message: 'Not a task of this project' }],
    });
  });
});

describe('one change for many', () => {
  it('moves all of them to the end of the column, in the order named', async () => {
    const { milestone } = await context.db.given(aMilestone({ project, title: 'Cables' }));
    const answer = await change(['d', 'a', 'f'], {
      status: 'done',
      priority: 'urgent',
      milestone_id: milestone.id,
      assignee_id: people.admin.id,
      due_date: '2031-02-06',
    });
    expect(await column('done')).toBe('fda');
    expect(await column()).toBe('bce');
    const shown = await rows('done');
    expect(answer.data).toEqual(['d', 'a', 'f'].map((title) => shown.find((row) => row.title === title)));
    expect(shown).toMatchObject(
      Array(3).fill({ priority: 'urgent', milestone_title: 'Cables', assignee_name: 'Avery Test', version: 2 }),
    );
    expect(new Set(shown.map(({ due_date: due }) => due))).toEqual(new Set(['2031-02-06']));
  });

  it('changes none when one is refused, and names it', async () => {
    await update('c', { status: 'blocked' });
    const before = (await context.db.events()).length;
    const refused = await refusal(change(['a', 'b', 'c'], { status: 'done' }));
    expect(refused).toMatchObject({
      code: 'illegal_transition',
      allowed: ['todo', 'in_progress', 'cancelled'],
      details: [{ path: 'ids.2', message: expect.stringMatching(/^T-\d+ c: A change from blocked to done/) }],
    });
    expect(await column()).toBe('abde');
    expect((await context.db.events()).length).toBe(before);
  });

  it('looks at milestone and assignee like a single change', async () => {
    const { milestone } = await context.db.given(aMilestone({ project: foreign }));
    expect(await refusal(change(['a'], { milestone_id: milestone.id }))).toMatchObject({
      code: 'task.foreign_milestone',
      details: [{ path: 'ids.0' }],
    });
    expect(await refusal(change(['a'], { assignee_id: people.stranger.id }))).toMatchObject({
      code: 'task.foreign_assignee',
    });
  });

  it('isn’t a stranger’s', async () => {
    const work = context.db.as(actorOf(people.stranger), () =>
      context.db
        .service(BulkTasksService)
        .change(actorOf(people.stranger), { project_id: project.id, ids: [id('a')], status: 'done' }),
    );
    expect(await refusal(work)).toEqual({ code: 'project.not_found' });
  });
});
