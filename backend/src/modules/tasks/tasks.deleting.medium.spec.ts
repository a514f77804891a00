import { actorOf } from '../../../test/factories/cast.factory.js';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { taskCalls } from '../../../test/support/calls/task-calls.js';

const { context, people, here, service, as, given, get, list, create, update } = taskCalls();

describe('deleting', () => {
  it('takes a task out of list and detail, and brings it back', async () => {
    const { id } = await given();
    expect(await as('editor', () => service().remove(actorOf(people.editor), id))).toEqual({ id });
    expect(await refusal(get('owner', id))).toEqual({ code: 'not_found' });
    expect(await refusal(update('owner', id, { title: 'x' }))).toEqual({ code: 'not_found' });
    expect((await list('owner', { project_id: here.project.id })).data.map((row) => row.id)).not.toContain(id);
    const admin = actorOf(people.admin);
    expect(await as('admin', () => service().restore(admin, id))).toMatchObject({ id, version: 3 });
    expect(await refusal(as('admin', () => service().restore(admin, id)))).toEqual({ code: 'not_found' });
    expect((await context.db.events()).slice(-2)).toMatchObject([
      { name: 'task.deleted', payload: { project_id: here.project.id } },
      { name: 'task.restored' },
    ]);
  });

  it('goes with its project, and comes back with it', async () => {
    const { project: gone } = await context.db.given(aProject({ customer: people.owner, isDeleted: true }));
    const { id } = await given({ project: gone });
    expect(await refusal(get('admin', id))).toEqual({ code: 'not_found' });
    expect(await refusal(update('admin', id, { title: 'x' }))).toEqual({ code: 'not_found' });
    expect(await refusal(list('admin', { project_id: gone.id }))).toEqual({ code: 'project.not_found' });
    await context.db.rows('update projects set deleted_at = null where id = ?', [gone.id]);
    expect(await get('admin', id)).toMatchObject({ id });
  });

  it('leaves the tasks of a deleted milestone, without it', async () => {
    const { milestone } = await context.db.given(aMilestone({ project: here.project }));
    const { id } = await given({ milestone });
    await context.db.rows('update milestones set deleted_at = now() where id = ?', [milestone.id]);
    const view = await update('owner', id, { title: 'Alone' });
    expect(view).toMatchObject({ milestone_id: null, milestone_title: null });
    expect(await get('owner', id)).toEqual(view);
    expect((await list('owner', { project_id: here.project.id, milestone_id: milestone.id })).data).toEqual([]);
    expect(await refusal(create('owner', { milestone_id: milestone.id }))).toEqual({ code: 'task.foreign_milestone' });
  });
});

it('loses none of many parallel changes', async () => {
  const { id } = await given();
  await Promise.all(Array.from({ length: 10 }, (_, n) => update('owner', id, { title: `Title ${n}` })));
  expect(await get('owner', id)).toMatchObject({ version: 11 });
});
