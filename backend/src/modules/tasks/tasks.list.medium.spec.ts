import { ListTasks } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { aProjectCast, type ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { statementsOf } from '../../../test/support/database/statements.js';
import type { Milestone } from '../milestones/index.js';
import type { Project } from '../projects/index.js';
import { TasksService } from './index.js';

type Query = Partial<Record<keyof ListTasks, unknown>>;

let context: TestContext;
let people: ProjectCast;
let project: Project;
let foreign: Project;
let milestone: Milestone;

beforeAll(async () => {
  context = await createTestContext();
  ({ people, project, foreign } = await context.db.given(aProjectCast()));
  ({ milestone } = await context.db.given(aMilestone({ project })));
  await context.db.given(
    aTask({ project, title: 'a 100%', position: 3, priority: 'low', weight: 13, due_date: '2020-01-01', daysAgo: 4 }),
    aTask({ project, title: 'b', position: 1, priority: 'urgent', weight: 1, status: 'done', daysAgo: 3, milestone }),
    aTask({
      project,
      title: 'c',
      position: 2,
      status: 'done',
      daysAgo: 50,
      completedDaysAgo: 45,
      due_date: '2020-02-02',
    }),
    aTask({ project, title: 'd', position: 4, status: 'backlog', daysAgo: 2, assignee: people.editor }),
    aTask({ project: foreign, title: 'z', position: 0, daysAgo: 1 }),
  );
});
afterAll(() => context.close());

const ask = (name: keyof ProjectCast, query: Query = {}) =>
  context.db.service(TasksService).list(actorOf(people[name]), ListTasks.parse(query));
const titles = async (query: Query, name: keyof ProjectCast = 'owner') =>
  (await ask(name, { project_id: project.id, ...query })).data.map(({ title }) => title.charAt(0)).join('');

it.each([
  [{}, 'bcad'],
  [{ sortOrder: 'desc' }, 'dacb'],
  [{ status: 'done' }, 'bc'],
  [{ status: 'todo,backlog' }, 'ad'],
  [{ priority: 'urgent,low' }, 'ba'],
  [{ overdue: 'true' }, 'a'],
  [{ overdue: 'false' }, 'bcd'],
  [{ completed: 'this_month' }, 'b'],
  [{ search: '100%' }, 'a'],
  [{ search: 'T-0' }, 'bcad'],
  [{ search: 'nothing like it' }, ''],
  [{ sortBy: 'weight' }, 'bcda'],
  [{ sortBy: 'priority', sortOrder: 'desc' }, 'bdca'],
  [{ sortBy: 'status' }, 'dabc'],
  [{ sortBy: 'due_date' }, 'acbd'],
  [{ sortBy: 'due_date', sortOrder: 'desc' }, 'cadb'],
  [{ sortBy: 'created_at' }, 'cabd'],
  [{ sortBy: 'title', sortOrder: 'desc' }, 'dcba'],
])('filters and sorts a project’s tasks: %j', async (query, expected) => {
  const found = await titles(query);
  const sorted = (text: string): string => Array.from(text).sort().join('');
  expect(sorted(found)).toBe(sorted(expected));
  const isTie = 'sortBy' in query && ['weight', 'priority', 'status', 'due_date'].includes(query.sortBy);
  expect(isTie ? found.charAt(0) : found).toBe(isTie ? expected.charAt(0) : expected);
});

it('filters by milestone and assignee', async () => {
  expect(await titles({ milestone_id: milestone.id })).toBe('b');
  expect(await titles({ assignee_id: people.editor.id })).toBe('d');
  expect(await titles({ assignee_id: 'none' })).toBe('bca');
});

it.each([
  [{ groupBy: 'status', sortBy: 'title', sortOrder: 'desc' }, 'dacb'],
  [{ groupBy: 'priority', sortBy: 'title' }, 'bcda'],
  [{ groupBy: 'assignee_name', sortBy: 'title' }, 'dabc'],
  [{ groupBy: 'project_name', sortBy: 'title' }, 'abcd'],
])('brings the rows of one group together, sorted within, those without a value last: %j', async (query, expected) => {
  expect(await titles(query)).toBe(expected);
});

it('returns all of a project unless asked for pages', async () => {
  expect((await ask('owner', { project_id: project.id })).pagination).toEqual({
    page: 1,
    limit: 2_000,
    total: 4,
    has_more: false,
  });
  expect(await ask('owner', { project_id: project.id, limit: 3 })).toMatchObject({
    pagination: { page: 1, limit: 3, total: 4, has_more: true },
  });
  expect(await ask('owner', { project_id: project.id, page: 2 })).toMatchObject({
    data: [],
    pagination: { limit: 20 },
  });
});

it('shows over all projects one sees, the newest first', async () => {
  const all = async (name: keyof ProjectCast) => (await ask(name)).data.map(({ title }) => title.charAt(0)).join('');
  expect(await all('admin')).toBe('zdbac');
  expect(await all('viewer')).toBe('dbac');
  expect(await all('stranger')).toBe('z');
  expect((await ask('admin')).pagination.limit).toBe(20);
});

it('sorts numbers by their value', async () => {
  await context.db.rows(`update tickets set number = 'T-9999' where title = 'a 100%'`);
  await context.db.rows(`update tickets set number = 'T-10000' where title = 'b'`);
  expect((await titles({ sortBy: 'number' })).slice(-2)).toBe('ab');
});

describe('statements', () => {
  const actor = () => actorOf(people.owner);
  const sent = (work: () => Promise<unknown>) => statementsOf(() => context.db.as(actor(), work));

  it('a list takes one, and one more for the total of several pages', async () => {
    expect(await sent(() => ask('owner', { project_id: project.id }))).toHaveLength(1);
    expect(await sent(() => ask('owner', { project_id: project.id, limit: 2 }))).toHaveLength(2);
    expect((await sent(() => ask('owner', { project_id: project.id, search: 'nothing' }))).length).toBeLessThan(4);
  });

  it('a detail takes one, a create four, a change five, a move seven', async () => {
    const service = context.db.service(TasksService);
    const { id } = (await ask('owner', { project_id: project.id })).data[0] as { id: string };
    expect(await sent(() => context.db.service(TasksService).get(actor(), id))).toHaveLength(1);
    const input = { project_id: project.id, title: 'New', description: '', milestone_id: milestone.id };
    const wish = { ...input, status: 'todo', priority: 'medium', weight: 3, assignee_id: people.editor.id } as const;
    expect(await sent(() => service.create(actor(), wish))).toHaveLength(4);
    const change = { status: 'in_progress', title: 'Other', assignee_id: people.editor.id } as const;
    expect(await sent(() => service.update(actor(), id, change))).toHaveLength(5);
    expect(await sent(() => service.update(actor(), id, { position: 77 }))).toHaveLength(7);
  });
});
