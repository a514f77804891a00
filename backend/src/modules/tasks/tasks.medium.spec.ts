import { may, policies, taskStatuses, taskTransitions, UpdateTask } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { accessIn } from '../../../test/factories/project-cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aUser } from '../../../test/factories/user.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { taskCalls } from '../../../test/support/calls/task-calls.js';

const { context, people, here, service, as, given, get, list, create, update } = taskCalls();
const names = ['admin', 'owner', 'editor', 'viewer', 'stranger'] as const;
const nobody = '0190a0a0-0000-7000-8000-000000000001';
const succeeded = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

describe('who may do what with a task (specification, section 6)', () => {
  it.each(names)('%s: list and detail agree with the policy', async (name) => {
    const { id } = await given();
    const allowed = may(policies['task.read'], actorOf(people[name]), { access: accessIn[name] });
    const seen = (await list(name, { limit: 100 })).data.some((row) => row.id === id);
    expect({ seen, detail: await succeeded(get(name, id)) }).toEqual({ seen: allowed, detail: allowed });
  });

  it.each(names)('%s: each write agrees with the policy', async (name) => {
    const actor = actorOf(people[name]);
    const mayDo = (permission: 'task.create' | 'task.update' | 'task.delete' | 'task.restore') =>
      may(policies[permission], actor, { access: accessIn[name] });
    expect(await succeeded(create(name))).toBe(mayDo('task.create'));
    const { id } = await given();
    expect(await succeeded(update(name, id, { title: 'Other' }))).toBe(mayDo('task.update'));
    expect(await succeeded(update(name, id, { status: 'done' }))).toBe(mayDo('task.update'));
    expect(await succeeded(as(name, () => service().remove(actor, id)))).toBe(mayDo('task.delete'));
    const { id: gone } = await given({ isDeleted: true });
    expect(await succeeded(as(name, () => service().restore(actor, gone)))).toBe(mayDo('task.restore'));
  });

  it('says the same of a task that isn’t there and of a stranger’s', async () => {
    const { id } = await given();
    for (const one of [id, nobody]) {
      expect(await refusal(get('stranger', one))).toEqual({ code: 'not_found' });
      expect(await refusal(update('stranger', one, { title: 'x', version: 9 }))).toEqual({ code: 'not_found' });
    }
    for (const project_id of [here.project.id, nobody]) {
      expect(await refusal(list('stranger', { project_id }))).toEqual({ code: 'project.not_found' });
      expect(await refusal(create('stranger', { project_id }))).toEqual({ code: 'project.not_found' });
    }
    expect((await list('stranger', { project_id: here.foreign.id })).data).toEqual([]);
  });
});

describe('every step (decisions, section 4)', () => {
  const steps = taskStatuses.flatMap((from) =>
    taskStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(steps)('%s → %s', async (from, to) => {
    for (const name of ['admin', 'editor'] as const) {
      const { id } = await given({ status: from });
      const allowed = taskTransitions.allowed(from, 'anyone');
      if (allowed.includes(to)) {
        const view = await update(name, id, { status: to });
        expect(view).toMatchObject({ status: to, version: 2 });
        expect(view.completed_at !== null).toBe(to === 'done');
      } else {
        expect(await refusal(update(name, id, { status: to }))).toEqual({ code: 'illegal_transition', allowed });
      }
    }
  });

  it('keeps the reason of being blocked only while blocked', async () => {
    const { id } = await given();
    const reason = { blocked_reason: 'The router is late' };
    expect(await refusal(update('owner', id, reason))).toMatchObject({
      code: 'invalid',
      details: [{ path: 'blocked_reason' }],
    });
    expect(await update('owner', id, UpdateTask.parse({ blocked_reason: '' }))).toMatchObject({ blocked_reason: null });
    expect(await update('owner', id, { status: 'blocked', ...reason })).toMatchObject(reason);
    expect(await update('owner', id, { blocked_reason: 'Still late' })).toMatchObject({ blocked_reason: 'Still late' });
    expect(await update('owner', id, { status: 'todo' })).toMatchObject({ blocked_reason: null });
  });
});

describe('creating', () => {
  it('starts in todo or backlog, medium, weight 3, at the end of its column', async () => {
    const { project: own } = await context.db.given(aProject({ customer: people.owner, status: 'active' }));
    const [first, second] = [
      await create('owner', { project_id: own.id }),
      await create('editor', { project_id: here.project.id }),
    ];
    expect(first).toMatchObject({
      status: 'todo',
      priority: 'medium',
      weight: 3,
      spent_minutes: 0,
      labels: [],
      version: 1,
      position: 1_024,
    });
    expect(first.number).toMatch(/^T-\d{4,}$/);
    expect(Number(second.number.slice(2))).toBeGreaterThan(Number(first.number.slice(2)));
    expect(await create('owner', { project_id: own.id })).toMatchObject({ position: 2_048 });
    expect(await create('owner', { project_id: own.id, status: 'backlog' })).toMatchObject({ position: 1_024 });
  });

  it('answers with what a reader sees next, and tells who got it', async () => {
    const { milestone } = await context.db.given(aMilestone({ project: here.project, title: 'Cables' }));
    const view = await create('owner', {
      milestone_id: milestone.id,
      assignee_id: people.editor.id,
      due_date: '2027-01-31',
      estimate_minutes: 90,
      labels: ['network', 'on site, "early"'],
    });
    expect(view).toMatchObject({
      project_name: here.project.name,
      milestone_title: 'Cables',
      assignee_name: 'Luis Test',
    });
    expect(await get('viewer', view.id)).toEqual(view);
    expect((await context.db.events('task.created')).at(-1)).toMatchObject({
      entity_type: 'task',
      entity_id: view.id,
      actor_id: people.owner.id,
      payload: { project_id: here.project.id, title: 'New', assignee_id: people.editor.id },
    });
  });

  it('is for our team, the owner and editors, and into a milestone of the project', async () => {
    const { milestone } = await context.db.given(aMilestone({ project: here.foreign }));
    expect(await refusal(create('owner', { milestone_id: milestone.id }))).toEqual({ code: 'task.foreign_milestone' });
    for (const name of ['viewer', 'stranger'] as const) {
      expect(await refusal(create('owner', { assignee_id: people[name].id }))).toEqual({
        code: 'task.foreign_assignee',
      });
    }
    for (const name of ['admin', 'owner', 'editor'] as const)
      expect(await create('owner', { assignee_id: people[name].id })).toMatchObject({ assignee_id: people[name].id });
    const { user } = await context.db.given(aUser({ role: 'admin', status: 'suspended' }));
    expect(await refusal(create('owner', { assignee_id: user.id }))).toEqual({ code: 'task.foreign_assignee' });
  });

  it.each(['completed', 'cancelled'] as const)('is refused in a project that is %s', async (status) => {
    const { project: over } = await context.db.given(aProject({ customer: people.owner, status }));
    expect(await refusal(create('admin', { project_id: over.id }))).toEqual({ code: 'project.closed' });
  });
});

describe('changing', () => {
  it('refuses a stale version with the record as it is, and applies a change without one', async () => {
    const { id } = await given();
    await update('owner', id, { title: 'Second', version: 1 });
    expect(await refusal(update('editor', id, { title: 'Third', version: 1 }))).toMatchObject({
      code: 'stale_version',
      current: { title: 'Second', version: 2 },
    });
    const view = await update('editor', id, { title: 'Third', weight: 13 });
    expect(view).toMatchObject({ title: 'Third', weight: 13, version: 3 });
    expect(await get('viewer', id)).toEqual(view);
  });

  it('gives it to somebody, takes it away, and knows both by name', async () => {
    const { milestone } = await context.db.given(aMilestone({ project: here.project, title: 'Cables' }));
    const { id } = await given();
    const before = (await context.db.events()).length;
    const assigned = await update('owner', id, { assignee_id: people.editor.id, milestone_id: milestone.id });
    expect(assigned).toMatchObject({ assignee_name: 'Luis Test', milestone_title: 'Cables' });
    expect(await get('owner', id)).toEqual(assigned);
    const project_id = here.project.id;
    expect((await context.db.events()).slice(before)).toMatchObject([
      {
        name: 'task.updated',
        payload: {
          project_id,
          changes: {
            assignee_id: { from: null, to: people.editor.id },
            milestone_id: { from: null, to: milestone.id },
          },
        },
      },
      { name: 'task.assigned', payload: { project_id, from: null, to: people.editor.id } },
    ]);
    expect(await update('owner', id, { title: 'Same people' })).toMatchObject({ assignee_name: 'Luis Test' });
    expect(await update('owner', id, { assignee_id: null, milestone_id: null })).toMatchObject({
      assignee_id: null,
      assignee_name: null,
      milestone_title: null,
    });
    expect(await context.db.events('task.assigned')).toHaveLength(1);
  });

  it('keeps an assignee who has lost the right since, unless somebody new is named', async () => {
    const { id } = await given({ assignee: people.viewer });
    const view = await update('owner', id, { assignee_id: people.viewer.id, title: 'Kept' });
    expect(view).toMatchObject({ assignee_name: 'Paula Test', title: 'Kept' });
    expect(await refusal(update('owner', id, { assignee_id: people.stranger.id }))).toEqual({
      code: 'task.foreign_assignee',
    });
  });

  it('tells each step and nothing when nothing changed', async () => {
    const { id, title } = await given();
    const before = (await context.db.events()).length;
    expect(await update('owner', id, { title, status: 'todo', labels: [] })).toMatchObject({ version: 1 });
    expect((await context.db.events()).length).toBe(before);
    await update('owner', id, { title: 'Other', status: 'in_progress', labels: ['a'] });
    expect((await context.db.events()).slice(before)).toMatchObject([
      { name: 'task.status_changed', payload: { project_id: here.project.id, from: 'todo', to: 'in_progress' } },
      {
        name: 'task.updated',
        payload: { changes: { title: { from: title, to: 'Other' }, labels: { from: [], to: ['a'] } } },
      },
    ]);
  });
});
