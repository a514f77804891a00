import {
  CreateProject,
  ListProjects,
  may,
  ownerProjectFields,
  policies,
  UpdateProject,
  type ProjectAccess,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { statementsOf } from '../../../test/support/database/statements.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { ProjectsService, getProjectAccess } from './index.js';
import { EntityManager } from '@mikro-orm/postgresql';

const { context, cast } = contextWithCast();

const reader = () => context.db.service(ProjectsService);
const service = () => context.db.service(ProjectsService);
const as = <Result>(name: keyof Cast, work: () => Promise<Result>) => context.db.as(actorOf(cast[name]), work);
/** The customer's project; the coworker edits, the primary contact only reads. */
const given = async (wish: Parameters<typeof aProject>[0] = {}) =>
  (
    await context.db.given(
      aProject({ customer: cast.customer, members: { editor: cast.coworker, viewer: cast.primary }, ...wish }),
    )
  ).project;
const get = (name: keyof Cast, id: string) => as(name, () => reader().get(actorOf(cast[name]), id));
const list = (name: keyof Cast, query: Partial<Record<keyof ListProjects, unknown>> = {}) =>
  as(name, () => reader().list(actorOf(cast[name]), ListProjects.parse({ limit: 100, ...query })));
const update = (name: keyof Cast, id: string, input: UpdateProject) =>
  as(name, () => service().update(actorOf(cast[name]), id, UpdateProject.parse(input)));
const lastEvents = async (id: string) =>
  (await context.db.events()).filter(({ entity_id, payload }) => entity_id === id || payload['project_id'] === id);

const access: Record<keyof Cast, ProjectAccess | null> = {
  admin: 'owner',
  otherAdmin: 'owner',
  customer: 'owner',
  coworker: 'editor',
  primary: 'viewer',
  stranger: null,
};
const people = Object.keys(access) as (keyof Cast)[];
const theirs = people.map((name) => [name, access[name]] as const);

describe('who sees a project (specification, section 6; decisions, section 1)', () => {
  it.each(theirs)('%s, whose access is %s: list, detail and standing agree with the policy', async (name, expected) => {
    const { id } = await given();
    const actor = actorOf(cast[name]);
    const allowed = may(policies['project.read'], actor, { access: expected });
    const seen = (await list(name)).data.find((project) => project.id === id);
    const detail = await get(name, id).catch(() => undefined);
    const standing = await getProjectAccess(context.app.get(EntityManager).fork(), actor, id).catch(() => undefined);
    expect([seen?.access, detail?.access, standing?.access]).toEqual(Array(3).fill(allowed ? expected : undefined));
  });

  it.each(people)('a deleted one is gone for %s', async (name) => {
    const { id } = await given({ isDeleted: true });
    expect((await list(name)).data.map((project) => project.id)).not.toContain(id);
    expect(await refusal(get(name, id))).toEqual({ code: 'project.not_found' });
  });

  it('shows the money to admins only, and who manages it to all', async () => {
    const { id } = await given({ budgetCents: 1_234_550, manager: cast.otherAdmin });
    expect(await get('admin', id)).toMatchObject({ budget: 12_345.5, budget_hours: null, manager_name: 'Blake Test' });
    expect(await get('customer', id)).toMatchObject({ manager_name: 'Blake Test' });
    for (const name of ['customer', 'coworker', 'primary'] as const)
      expect(JSON.stringify([await get(name, id), await list(name)])).not.toContain('budget');
  });

  it('counts progress by the weight of tasks that aren’t cancelled, and names what comes next (decisions, section 5)', async () => {
    const { id } = await given();
    await context.db.rows(
      `insert into tickets (id, created_at, updated_at, version, kind, project_id, title, status, priority, weight, position, deleted_at)
       select gen_random_uuid(), now(), now(), 1, 'task', ?, 'T', status, 'low', weight, 1, deleted
       from (values ('done', 5, null), ('todo', 2, null), ('cancelled', 13, null), ('done', 8, now())) as t (status, weight, deleted)`,
      [id],
    );
    await context.db.rows(
      `insert into milestones (id, created_at, updated_at, version, project_id, title, status, due_date, position)
       select gen_random_uuid(), now(), now(), 1, ?, title, status, due::date, 1
       from (values ('Later', 'planned', '2030-05-02'), ('Next', 'in_progress', '2030-05-01'), ('Over', 'completed', '2030-01-01'))
         as m (title, status, due)`,
      [id],
    );
    expect(await get('primary', id)).toMatchObject({
      progress: 71.4,
      task_count: 2,
      done_count: 1,
      next_date: '2030-05-01',
      next_title: 'Next',
    });
    expect(await get('primary', (await given()).id)).toMatchObject({ progress: 0, task_count: 0, next_date: null });
  });
});

describe('beginning', () => {
  const begin = (input: object) =>
    as('admin', () =>
      service().create(
        actorOf(cast.admin),
        CreateProject.parse({ name: 'Phones', customer_id: cast.customer.id, ...input }),
      ),
    );

  it('makes a project in planning with a number, and says so', async () => {
    const view = await begin({ budget: 10.25, manager_id: cast.otherAdmin.id, target_date: '2030-01-31' });
    expect(view).toMatchObject({
      status: 'planning',
      customer_name: 'Dana Test',
      company_name: 'Neuse Bakery',
      manager_name: 'Blake Test',
      budget: 10.25,
      target_date: '2030-01-31',
      access: 'owner',
      version: 1,
    });
    expect(view.number).toMatch(/^P-\d{4}$/);
    expect(await lastEvents(view.id)).toMatchObject([
      { name: 'project.created', actor_id: cast.admin.id, payload: { customer_id: cast.customer.id } },
    ]);
  });

  it.each([
    ['customer_id', () => uuidv7()],
    ['customer_id', () => cast.admin.id],
    ['manager_id', () => cast.customer.id],
    ['consultation_id', () => uuidv7()],
  ])('refuses a wrong %s by name', async (path, value) => {
    expect(await refusal(begin({ [path]: value() }))).toMatchObject({ code: 'invalid', details: [{ path }] });
  });
});

describe('changing', () => {
  const fields = { name: 'Other', description: 'More', priority: 'urgent', target_date: '2030-02-01' } as const;
  const adminFields = {
    status: 'active',
    health: 'at_risk',
    customer_id: '',
    start_date: '2030-01-01',
    budget: 1,
    budget_hours: 1,
    manager_id: null,
  } as const;

  it.each(theirs)('%s (%s) may exactly what the policy says', async (name, standing) => {
    const { id } = await given();
    if (standing === null)
      return expect(await refusal(update(name, id, fields))).toEqual({ code: 'project.not_found' });
    if (!may(policies['project.update'], actorOf(cast[name]), { access: standing }))
      return expect(await refusal(update(name, id, fields))).toEqual({ code: 'forbidden' });
    return expect(await update(name, id, fields)).toMatchObject({ ...fields, version: 2 });
  });

  it('lets the owner write a few fields and names each other one', async () => {
    const { id } = await given();
    const input = { ...fields, ...adminFields, customer_id: cast.stranger.id };
    const { code, details } = await refusal(update('customer', id, input));
    expect({ code, paths: details?.map(({ path }) => path).sort() }).toEqual({
      code: 'invalid',
      paths: Object.keys(adminFields).sort(),
    });
    expect(Object.keys(fields)).toEqual(ownerProjectFields.filter((field) => field !== 'version'));
  });

  it('moves it, and records who did', async () => {
    const { id } = await given({ status: 'active' });
    const view = await update('admin', id, { status: 'completed', health: 'at_risk' });
    expect(view).toMatchObject({ status: 'completed', health: 'at_risk', version: 2 });
    expect(view.completed_at).not.toBeNull();
    expect((await lastEvents(id)).map(({ name, actor_id }) => [name, actor_id])).toEqual([
      ['project.status_changed', cast.admin.id],
      ['project.updated', cast.admin.id],
    ]);
    expect(await refusal(update('admin', id, { status: 'planning' }))).toMatchObject({
      code: 'illegal_transition',
      allowed: ['active'],
    });
  });

  it('refuses a stale version with the project as its reader sees it', async () => {
    const { id } = await given({ budgetCents: 100 });
    await update('customer', id, { name: 'Second', version: 1 });
    const { code, current } = await refusal(update('customer', id, { name: 'Third', version: 1 }));
    expect({ code, current }).toMatchObject({ code: 'stale_version', current: { name: 'Second', version: 2 } });
    expect(JSON.stringify(current)).not.toContain('budget');
    expect(await refusal(update('stranger', id, { name: 'x', version: 9 }))).toEqual({ code: 'project.not_found' });
  });

  it('gives it to another owner, who is no member beside; the old one sees it no longer', async () => {
    const { id } = await given();
    await update('admin', id, { customer_id: cast.coworker.id });
    expect(await get('coworker', id)).toMatchObject({ access: 'owner', customer_name: 'Luis Test' });
    expect(await refusal(get('customer', id))).toEqual({ code: 'project.not_found' });
    expect((await lastEvents(id)).map(({ name }) => name).sort()).toEqual([
      'project.updated',
      'project_member.removed',
    ]);
  });
});

describe('deleting', () => {
  it('takes it away and brings it back', async () => {
    const { id } = await given();
    const admin = actorOf(cast.admin);
    const act = (what: 'remove' | 'restore') => as('admin', async () => service()[what](admin, id));
    expect(await act('remove')).toEqual({ id });
    expect(await refusal(act('remove'))).toEqual({ code: 'project.not_found' });
    expect(await refusal(update('customer', id, { name: 'x' }))).toEqual({ code: 'project.not_found' });
    expect(await act('restore')).toMatchObject({ id });
    expect(await refusal(act('restore'))).toEqual({ code: 'project.not_found' });
    expect(await get('primary', id)).toMatchObject({ access: 'viewer' });
    expect((await lastEvents(id)).map(({ name, payload }) => [name, payload])).toEqual(
      ['project.deleted', 'project.restored'].map((name) => [name, { customer_id: cast.customer.id }]),
    );
  });
});

it('keeps to the budget of statements: list 3, detail 4, create 5', async () => {
  for (let count = 0; count < 3; count++) await given();
  const { id } = await given();
  expect((await statementsOf(() => list('customer', { limit: 2 }))).length).toBeLessThanOrEqual(3);
  expect((await statementsOf(() => get('customer', id))).length).toBeLessThanOrEqual(4);
  const input = CreateProject.parse({ name: 'Phones', customer_id: cast.customer.id });
  const sent = await statementsOf(() => as('admin', () => service().create(actorOf(cast.admin), input)));
  expect(sent.length).toBeLessThanOrEqual(5);
});
