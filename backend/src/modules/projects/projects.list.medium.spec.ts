import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { ListProjects } from '@portal/contracts';
import { aCast, actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { ProjectsService } from './index.js';
import { visibleProjectRows } from './projects.queries.js';

let context: TestContext;
let cast: Cast;

type Query = Partial<Record<keyof ListProjects, unknown>>;

const ask = (query: Query = {}, name: keyof Cast = 'admin') =>
  context.db.service(ProjectsService).list(actorOf(cast[name]), ListProjects.parse(query));
const names = async (query: Query, name?: keyof Cast) => (await ask(query, name)).data.map((project) => project.name);

beforeAll(async () => {
  context = await createTestContext();
  cast = await context.db.given(aCast());
  const { customer, stranger, coworker, admin } = cast;
  await context.db.given(
    aProject({ customer, name: 'Wi-Fi at 100%', hoursAgo: 1, priority: 'low', targetDate: '2030-03-01' }),
    aProject({ customer, name: 'backup', hoursAgo: 2, status: 'active', health: 'at_risk', manager: admin }),
    aProject({
      customer: stranger,
      name: 'Phones_one',
      hoursAgo: 3,
      status: 'active',
      priority: 'urgent',
      targetDate: '2030-02-01',
      members: { viewer: coworker },
    }),
    aProject({ customer: stranger, name: 'Archive', hoursAgo: 4, status: 'completed', description: 'Old paper files' }),
  );
});
afterAll(() => context.close());

it('shows the newest first, by pages', async () => {
  expect(await names({})).toEqual(['Wi-Fi at 100%', 'backup', 'Phones_one', 'Archive']);
  expect(await ask({ page: 2, limit: 3 })).toMatchObject({
    data: [{ name: 'Archive' }],
    pagination: { page: 2, limit: 3, total: 4, has_more: false },
  });
  expect(await ask({ limit: 3 })).toMatchObject({ pagination: { total: 4, has_more: true } });
});

it.each([
  [{ status: 'active' }, ['backup', 'Phones_one']],
  [{ status: 'planning,completed' }, ['Wi-Fi at 100%', 'Archive']],
  [{ health: 'at_risk' }, ['backup']],
  [{ priority: 'low,urgent' }, ['Wi-Fi at 100%', 'Phones_one']],
  [{ search: 'paper FILES' }, ['Archive']],
  [{ search: '100%' }, ['Wi-Fi at 100%']],
  [{ search: 's_o' }, ['Phones_one']],
  [{ search: 'p-0' }, ['Wi-Fi at 100%', 'backup', 'Phones_one', 'Archive']],
  [{ sortBy: 'name', sortOrder: 'asc' }, ['Archive', 'backup', 'Phones_one', 'Wi-Fi at 100%']],
  [{ sortBy: 'number', sortOrder: 'desc' }, ['Archive', 'Phones_one', 'backup', 'Wi-Fi at 100%']],
  [{ sortBy: 'target_date', sortOrder: 'asc', limit: 2 }, ['Phones_one', 'Wi-Fi at 100%']],
  [{ sortBy: 'target_date', sortOrder: 'desc', limit: 2 }, ['Wi-Fi at 100%', 'Phones_one']],
  [{ sortBy: 'status', sortOrder: 'asc', limit: 1 }, ['Wi-Fi at 100%']],
  [{ sortBy: 'priority', sortOrder: 'desc', limit: 1 }, ['Phones_one']],
  [{ groupBy: 'status', sortBy: 'name', sortOrder: 'asc' }, ['Wi-Fi at 100%', 'backup', 'Phones_one', 'Archive']],
  [{ groupBy: 'priority', sortBy: 'name', sortOrder: 'asc', limit: 1 }, ['Phones_one']],
  [{ groupBy: 'manager_name', sortBy: 'name', sortOrder: 'asc' }, ['backup', 'Archive', 'Phones_one', 'Wi-Fi at 100%']],
])('filters and sorts: %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

it('is scoped to a customer (customer_id or customerId), a manager or one project', async () => {
  expect(await names({ customer_id: cast.stranger.id })).toEqual(['Phones_one', 'Archive']);
  expect(await names({ customerId: cast.stranger.id })).toEqual(['Phones_one', 'Archive']);
  expect(await names({ customer_id: cast.stranger.id, customerId: cast.customer.id })).toEqual([]);
  expect(await names({ company_id: cast.customer.companyId })).toEqual(['Wi-Fi at 100%', 'backup']);
  expect(await names({ manager_id: cast.admin.id })).toEqual(['backup']);
  const [first] = (await ask()).data;
  expect(await names({ project_id: first?.id })).toEqual(['Wi-Fi at 100%']);
  expect(await names({ project_id: first?.id }, 'stranger')).toEqual([]);
});

it.each([
  ['customer', ['Wi-Fi at 100%', 'backup']],
  ['stranger', ['Phones_one', 'Archive']],
  ['coworker', ['Phones_one']],
  ['primary', []],
] as const)('shows %s only own projects and those they were added to', async (name, expected) => {
  expect(await names({}, name)).toEqual(expected);
});

it('answers by index', async () => {
  const { customer } = cast;
  // triggers keep what is searched of each row, which isn't asked for here
  await context.db.rows('alter table projects disable trigger user');
  await context.db.rows(`
    insert into projects (id, created_at, updated_at, version, name, description, customer_id, status, priority, health)
    select gen_random_uuid(), now() - n * interval '1 hour', now(), 1, 'Many', md5(n::text), '${customer.id}', 'completed', 'low', 'on_track'
    from generate_series(1, 6000) as n`);
  await context.db.rows('alter table projects enable trigger user');
  await context.db.rows('vacuum analyze projects');
  const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const planOf = async (name: keyof Cast, query: Query = {}) => {
    const { sortBy, sortOrder, limit, page, ...filters } = ListProjects.parse(query);
    const rows = visibleProjectRows(em, actorOf(cast[name]), filters)
      .orderBy(`p.${sortBy}`, sortOrder)
      .orderBy('p.id', sortOrder)
      .offset((page - 1) * limit);
    return JSON.stringify(await rows.limit(limit).explain('json'));
  };
  expect(await planOf('admin')).toContain('projects_newest');
  expect(await planOf('admin', { search: 'a87ff6' })).toContain('projects_search');
  const own = await planOf('stranger');
  expect(own).toContain('projects_customer');
  expect(own).not.toMatch(/"Seq Scan","[^}]*"Relation Name":"projects"/);
});
