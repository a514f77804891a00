import { may, milestoneSteps, milestoneStatuses, policies, transitionActorOf } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { accessIn, type ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { milestoneCalls } from '../../../test/support/calls/milestone-calls.js';
import { refusal } from '../../../test/support/refusal.js';

const { context, people, here, reader, service, as, given, list, create, update } = milestoneCalls();
const names = ['admin', 'owner', 'editor', 'viewer', 'stranger'] as const;
const approve = (name: keyof ProjectCast, id: string, reason?: string) =>
  as(name, () => service().approve(actorOf(people[name]), id, { reason }));
const requestChanges = (name: keyof ProjectCast, id: string) =>
  as(name, () => service().requestChanges(actorOf(people[name]), id, { comment: 'Not the old logo' }));
const succeeded = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

describe('who may do what with a milestone (specification, section 6)', () => {
  it.each(names)('%s: list and detail agree with the policy', async (name) => {
    const { id } = await given();
    const allowed = may(policies['milestone.read'], actorOf(people[name]), { access: accessIn[name] });
    const seen = (await list(name, { limit: 100 })).data.map((row) => row.id).includes(id);
    const detail = await succeeded(as(name, () => reader().get(actorOf(people[name]), id)));
    expect({ seen, detail }).toEqual({ seen: allowed, detail: allowed });
  });

  it.each(names)('%s: each write agrees with the policy', async (name) => {
    const actor = actorOf(people[name]);
    const by = (permission: 'milestone.create' | 'milestone.update' | 'milestone.edit_fields') =>
      may(policies[permission], actor, { access: accessIn[name] });
    expect(await succeeded(create(name))).toBe(by('milestone.create'));
    const { id } = await given();
    expect(await succeeded(update(name, id, { title: 'Other' }))).toBe(by('milestone.edit_fields'));
    expect(await succeeded(update(name, id, { status: 'in_progress' }))).toBe(by('milestone.update'));
    const waiting = await given({ status: 'awaiting_approval' });
    const other = await given({ status: 'awaiting_approval' });
    const mayApprove = may(policies['milestone.approve'], actor, { access: accessIn[name] });
    expect(await succeeded(approve(name, waiting.id, 'By phone'))).toBe(mayApprove);
    expect(await succeeded(requestChanges(name, other.id))).toBe(mayApprove);
    const isAdmin = name === 'admin';
    expect(await succeeded(as(name, () => service().remove(actor, id)))).toBe(isAdmin);
    if (isAdmin) expect(await succeeded(as(name, () => service().restore(actor, id)))).toBe(true);
  });

  it('says the same of a milestone that isn’t there and of a stranger’s', async () => {
    const { id } = await given();
    const nobody = '0190a0a0-0000-7000-8000-000000000001';
    for (const one of [id, nobody]) {
      expect(await refusal(as('stranger', () => reader().get(actorOf(people.stranger), one)))).toEqual({
        code: 'not_found',
      });
      expect(await refusal(update('stranger', one, { title: 'x', version: 9 }))).toEqual({ code: 'not_found' });
    }
    for (const project_id of [here.project.id, nobody]) {
      expect(await refusal(list('stranger', { project_id }))).toEqual({ code: 'project.not_found' });
      expect(await refusal(create('stranger', { project_id }))).toEqual({ code: 'project.not_found' });
    }
    expect((await list('stranger', { project_id: here.foreign.id })).data).toEqual([]);
  });

  it('lets only us say that approval is required', async () => {
    const { id } = await given();
    for (const work of [
      () => create('owner', { approval_required: true }),
      () => update('owner', id, { approval_required: false }),
    ])
      expect(await refusal(work())).toMatchObject({ code: 'invalid', details: [{ path: 'approval_required' }] });
    expect(await create('admin', { approval_required: true })).toMatchObject({ approval_required: true });
  });
});

describe('every step of every role (decisions, section 4)', () => {
  const steps = milestoneStatuses.flatMap((from) =>
    milestoneStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(steps)('%s → %s', async (from, to) => {
    for (const name of ['admin', 'owner', 'editor'] as const) {
      for (const approval_required of [false, true]) {
        const { id } = await given({ status: from, approval_required });
        const allowed = milestoneSteps({ status: from, approval_required }, transitionActorOf(actorOf(people[name])));
        if (allowed.includes(to)) {
          expect(await update(name, id, { status: to })).toMatchObject({ status: to, version: 2 });
        } else {
          const isApproval = from === 'in_progress' && to === 'completed';
          const code = isApproval ? 'milestone.needs_approval' : 'illegal_transition';
          expect(await refusal(update(name, id, { status: to }))).toEqual({ code, allowed });
        }
      }
    }
  });

  it('leaves the answer to what awaits approval to its owner', () => {
    const [status, approval_required] = ['awaiting_approval', true] as const;
    expect(milestoneSteps({ status, approval_required }, 'anyone')).toEqual([]);
    expect(milestoneSteps({ status, approval_required }, 'admin')).toEqual(['in_progress']);
  });
});

describe('approval (decisions, section 4)', () => {
  it('is the owner’s: completed, with name and time', async () => {
    const { id } = await given({ status: 'awaiting_approval', approval_required: true });
    const view = await approve('owner', id);
    expect(view).toMatchObject({
      status: 'completed',
      approved_by: people.owner.id,
      approved_by_name: 'Dana Test',
      change_request: null,
      version: 2,
    });
    expect(view.completed_at).toBe(view.approved_at);
    expect((await context.db.events('milestone.approved')).at(-1)).toMatchObject({
      entity_id: id,
      actor_id: people.owner.id,
      payload: { project_id: here.project.id, on_behalf: false, reason: null },
    });
    expect((await context.db.events('milestone.status_changed')).at(-1)).toMatchObject({
      entity_id: id,
      payload: { project_id: here.project.id, from: 'awaiting_approval', to: 'completed' },
    });
    const reopened = await update('admin', id, { status: 'in_progress' });
    expect(reopened).toMatchObject({
      approved_by: null,
      approved_by_name: null,
      approved_at: null,
      completed_at: null,
    });
  });

  it('is an admin’s only on behalf, with a reason that is kept', async () => {
    const { id } = await given({ status: 'awaiting_approval' });
    expect(await refusal(approve('admin', id))).toMatchObject({ code: 'invalid', details: [{ path: 'reason' }] });
    expect(await approve('admin', id, 'Dana said yes by phone')).toMatchObject({ approved_by: people.admin.id });
    expect((await context.db.events('milestone.approved')).at(-1)).toMatchObject({
      payload: { on_behalf: true, reason: 'Dana said yes by phone' },
    });
  });

  it('or is refused with what to change, kept until it is sent again', async () => {
    const { id } = await given({ status: 'awaiting_approval' });
    expect(await requestChanges('owner', id)).toMatchObject({
      status: 'in_progress',
      change_request: 'Not the old logo',
    });
    expect((await context.db.events('milestone.changes_requested')).at(-1)).toMatchObject({
      payload: { project_id: here.project.id, comment: 'Not the old logo' },
    });
    expect(await update('editor', id, { status: 'awaiting_approval' })).toMatchObject({ change_request: null });
  });

  it.each(['planned', 'in_progress', 'completed', 'cancelled'] as const)('has no place while %s', async (status) => {
    const { id } = await given({ status });
    const code = 'milestone.not_awaiting_approval';
    expect(await refusal(approve('owner', id))).toEqual({ code });
    expect(await refusal(requestChanges('owner', id))).toEqual({ code });
  });

  it('is asked of the owner alone: waiting_for_me', async () => {
    const { id } = await given({ status: 'awaiting_approval' });
    const waiting = async (name: keyof ProjectCast) =>
      (await list(name, { waiting_for_me: 'true', limit: 100 })).data.map((row) => row.id);
    expect(await waiting('owner')).toContain(id);
    for (const name of ['admin', 'editor', 'viewer', 'stranger'] as const) expect(await waiting(name)).toEqual([]);
  });
});

describe('changing', () => {
  it('refuses a stale version with the record as it is, and applies a change without one', async () => {
    const { id } = await given();
    await update('owner', id, { title: 'Second', version: 1 });
    expect(await refusal(update('admin', id, { title: 'Third', version: 1 }))).toMatchObject({
      code: 'stale_version',
      current: { title: 'Second', version: 2 },
    });
    expect(await update('admin', id, { title: 'Third', due_date: '2027-01-31' })).toMatchObject({
      title: 'Third',
      due_date: '2027-01-31',
      version: 3,
    });
    expect(await as('owner', () => reader().get(actorOf(people.owner), id))).toMatchObject({
      due_date: '2027-01-31',
      version: 3,
    });
  });

  it('answers with what a reader sees next', async () => {
    const { id } = await create('owner', { description: 'All of it', due_date: '2027-03-01' });
    const written = await update('owner', id, { status: 'in_progress', title: 'Go live' });
    expect(await as('viewer', () => reader().get(actorOf(people.viewer), id))).toEqual(written);
  });

  it('tells what changed, and nothing when nothing did', async () => {
    const { id, title } = await given();
    const before = (await context.db.events()).length;
    expect(await update('owner', id, { title, status: 'planned' })).toMatchObject({ version: 1 });
    expect((await context.db.events()).length).toBe(before);
    await update('owner', id, { title: 'Other', status: 'in_progress' });
    expect((await context.db.events()).slice(before)).toMatchObject([
      {
        name: 'milestone.updated',
        payload: { project_id: here.project.id, changes: { title: { from: title, to: 'Other' } } },
      },
      { name: 'milestone.status_changed', payload: { from: 'planned', to: 'in_progress' } },
    ]);
  });

  it('plans nothing in a project that is over', async () => {
    const { project: over } = await context.db.given(aProject({ customer: people.owner, status: 'completed' }));
    expect(await refusal(create('admin', { project_id: over.id }))).toEqual({ code: 'project.closed' });
  });
});
