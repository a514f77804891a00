import { actorOf } from '../../../test/factories/cast.factory.js';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import type { ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { milestoneCalls } from '../../../test/support/calls/milestone-calls.js';
import { refusal } from '../../../test/support/refusal.js';
import { MilestonesService } from './milestones.service.js';

const { context, people, here, reader, service, as, given, list, create, update } = milestoneCalls();

describe('the order of milestones', () => {
  const reorder = (name: keyof ProjectCast, project_id: string, ids: string[]) =>
    as(name, () => context.db.service(MilestonesService).reorder(actorOf(people[name]), { project_id, ids }));

  it('puts a new one last, the named first and the others behind them', async () => {
    const { project: own } = await context.db.given(aProject({ customer: people.owner, status: 'active' }));
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c', 'd']) ids.push((await create('owner', { project_id: own.id, title })).id);
    const titles = async () => (await list('owner', { project_id: own.id })).data.map(({ title }) => title).join('');
    expect(await titles()).toBe('abcd');
    const [a, b, c, d] = ids as [string, string, string, string];
    const answer = await reorder('owner', own.id, [d, b]);
    expect(answer.data.map(({ title }) => title).join('')).toBe('dbac');
    expect(answer.pagination).toEqual({ page: 1, limit: 2_000, total: 4, has_more: false });
    expect(await titles()).toBe('dbac');
    await reorder('owner', own.id, [a, c, d, b]);
    expect(await titles()).toBe('acdb');
    await create('owner', { project_id: own.id, title: 'e' });
    expect(await titles()).toBe('acdbe');
  });

  it('is not a member’s, and names what is not in the project', async () => {
    const { id } = await given();
    const { milestone } = await context.db.given(aMilestone({ project: here.foreign }));
    expect(await refusal(reorder('editor', here.project.id, [id]))).toEqual({ code: 'forbidden' });
    expect(await refusal(reorder('owner', here.project.id, [id, milestone.id]))).toMatchObject({
      code: 'not_found',
      details: [{ path: 'ids.1' }],
    });
    expect(await refusal(reorder('stranger', here.project.id, [id]))).toEqual({ code: 'project.not_found' });
  });
});

describe('deleting', () => {
  it('takes a milestone out of list and detail, and brings it back', async () => {
    const { id } = await given();
    const admin = actorOf(people.admin);
    expect(await as('admin', () => service().remove(admin, id))).toEqual({ id });
    expect(await refusal(as('owner', () => reader().get(actorOf(people.owner), id)))).toEqual({ code: 'not_found' });
    expect(await refusal(update('admin', id, { title: 'x' }))).toEqual({ code: 'not_found' });
    expect((await list('owner', { project_id: here.project.id })).data.map((row) => row.id)).not.toContain(id);
    expect(await as('admin', () => service().restore(admin, id))).toMatchObject({ id, version: 3 });
    expect(await refusal(as('admin', () => service().restore(admin, id)))).toEqual({ code: 'not_found' });
  });

  it('goes with its project, and comes back with it', async () => {
    const { project: gone } = await context.db.given(aProject({ customer: people.owner, isDeleted: true }));
    const { milestone } = await context.db.given(aMilestone({ project: gone }));
    const get = () => as('admin', () => reader().get(actorOf(people.admin), milestone.id));
    expect(await refusal(get())).toEqual({ code: 'not_found' });
    expect(await refusal(update('admin', milestone.id, { title: 'x' }))).toEqual({ code: 'not_found' });
    expect(await refusal(list('admin', { project_id: gone.id }))).toEqual({ code: 'project.not_found' });
    await context.db.rows('update projects set deleted_at = null where id = ?', [gone.id]);
    expect(await get()).toMatchObject({ id: milestone.id });
  });
});
