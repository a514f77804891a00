import { DomainError, may, policies, type MemberRole, type Permission, type ProjectAccess } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { actorOf, type Cast } from '../../../../test/factories/cast.factory.js';
import { aProject } from '../../../../test/factories/project.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { refusal } from '../../../../test/support/refusal.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { UsersService } from '../../users/users.service.js';
import { ProjectMembersService } from '../index.js';

const { context, cast } = contextWithCast();

const service = () => context.db.service(ProjectMembersService);
const as = <Result>(name: keyof Cast, work: () => Promise<Result>) => context.db.as(actorOf(cast[name]), work);
const given = async (wish: Parameters<typeof aProject>[0] = {}) =>
  (await context.db.given(aProject({ customer: cast.customer, ...wish }))).project;
const withMembers = () => given({ members: { editor: cast.coworker, viewer: cast.primary } });
const add = (name: keyof Cast, projectId: string, email: string, role: MemberRole = 'viewer') =>
  as(name, () => service().add(actorOf(cast[name]), projectId, { email, role }));
const members = async (projectId: string) =>
  (await as('admin', () => service().list(actorOf(cast.admin), projectId))).data;
const idOf = async (projectId: string, name: keyof Cast) =>
  (await members(projectId)).find(({ user_id }) => user_id === cast[name].id)?.id ?? '';

const access: Partial<Record<keyof Cast, ProjectAccess | null>> = {
  admin: 'owner',
  customer: 'owner',
  coworker: 'editor',
  primary: 'viewer',
  stranger: null,
};

/** What this person is answered, as the policy has it. */
function expected(name: keyof Cast, permission: Permission & `project_member.${string}`): string | undefined {
  const standing = access[name] ?? null;
  if (standing === null) return 'project.not_found';
  return may(policies[permission], actorOf(cast[name]), { access: standing }) ? undefined : 'forbidden';
}

const codeOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('who may do what with members (specification, section 6; decisions, section 1)', () => {
  it.each(Object.keys(access) as (keyof Cast)[])('%s: as the policy says', async (name) => {
    const { id } = await withMembers();
    const { user } = await context.db.given(aUser({ company_id: cast.customer.companyId }));
    const actor = actorOf(cast[name]);
    const editor = await idOf(id, 'coworker');
    expect({
      list: await codeOf(as(name, () => service().list(actor, id))),
      people: await codeOf(as(name, () => service().people(actor, id))),
      add: await codeOf(add(name, id, user.email)),
      update: await codeOf(as(name, () => service().update(actor, id, editor, { role: 'viewer' }))),
      remove: await codeOf(as(name, () => service().remove(actor, id, editor))),
    }).toEqual({
      list: expected(name, 'project_member.list'),
      people: expected(name, 'project_member.list'),
      add: expected(name, 'project_member.add'),
      update: expected(name, 'project_member.update'),
      remove: expected(name, 'project_member.remove'),
    });
  });
});

describe('adding', () => {
  it('lets the owner add a colleague, and records it', async () => {
    const { id } = await given();
    const view = await add('customer', id, cast.coworker.email, 'editor');
    expect(view).toMatchObject({
      user_id: cast.coworker.id,
      name: 'Luis Test',
      email: cast.coworker.email,
      role: 'editor',
    });
    expect((await context.db.events('project_member.added')).at(-1)).toMatchObject({
      entity_type: 'project_member',
      entity_id: view.id,
      actor_id: cast.customer.id,
      payload: { project_id: id, user_id: cast.coworker.id, role: 'editor' },
    });
  });

  it('tells the owner the same of an unknown address and of one outside the company', async () => {
    const { id } = await given();
    const answers = await Promise.all(
      ['nobody@example.test', cast.stranger.email, cast.admin.email].map((email) =>
        refusal(add('customer', id, email)),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({
      code: 'invalid',
      details: [{ path: 'email', message: 'Nobody in your company has this address' }],
    });
  });

  it('lets an owner without a company add nobody', async () => {
    const { user } = await context.db.given(aUser());
    const { user: other } = await context.db.given(aUser());
    const { id } = await given({ customer: user });
    const work = context.db.as(actorOf(user), () =>
      service().add(actorOf(user), id, { email: other.email, role: 'viewer' }),
    );
    expect(await refusal(work)).toMatchObject({ code: 'invalid', details: [{ path: 'email' }] });
  });

  it('lets an admin add anybody with a profile, but neither owner nor admin', async () => {
    const { id } = await given();
    expect(await add('admin', id, cast.stranger.email)).toMatchObject({ user_id: cast.stranger.id, role: 'viewer' });
    for (const email of ['nobody@example.test', cast.customer.email, cast.otherAdmin.email])
      expect(await refusal(add('admin', id, email))).toMatchObject({ code: 'invalid', details: [{ path: 'email' }] });
  });

  it('adds nobody twice, also not at once; who was removed can come again', async () => {
    const { id } = await given();
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(add('customer', id, cast.coworker.email))));
    expect(codes.sort()).toEqual(['project_member.duplicate', 'project_member.duplicate', undefined]);
    const member = await idOf(id, 'coworker');
    await as('customer', () => service().remove(actorOf(cast.customer), id, member));
    expect(await add('customer', id, cast.coworker.email)).toMatchObject({ user_id: cast.coworker.id });
  });

  it.each(['completed', 'cancelled'] as const)('adds nobody to a project that is %s', async (status) => {
    const { id } = await given({ status });
    expect(await refusal(add('admin', id, cast.stranger.email))).toMatchObject({ code: 'project.closed' });
  });
});

describe('changing and removing', () => {
  it('gives a role, with a version, and records it', async () => {
    const { id } = await withMembers();
    const owner = actorOf(cast.customer);
    const editor = await idOf(id, 'coworker');
    const change = (role: MemberRole) =>
      as('customer', () => service().update(owner, id, editor, { role, version: 1 }));
    expect(await change('viewer')).toMatchObject({ role: 'viewer', version: 2 });
    expect(await refusal(change('editor'))).toMatchObject({ code: 'stale_version', current: { role: 'viewer' } });
    expect((await context.db.events('project_member.role_changed')).at(-1)).toMatchObject({
      payload: { project_id: id, user_id: cast.coworker.id, from: 'editor', to: 'viewer' },
    });
  });

  it('doesn’t find a member of another project', async () => {
    const [{ id }, other] = [await withMembers(), await withMembers()];
    const editor = await idOf(other.id, 'coworker');
    expect(await refusal(as('admin', () => service().remove(actorOf(cast.admin), id, editor)))).toEqual({
      code: 'not_found',
    });
    expect(await refusal(as('admin', () => service().remove(actorOf(cast.admin), id, uuidv7())))).toEqual({
      code: 'not_found',
    });
  });
});

it('names the people a task can be given to: owner, editors, admins', async () => {
  const { id } = await withMembers();
  const { data, pagination } = await as('primary', () => service().people(actorOf(cast.primary), id));
  expect(data.map(({ name, role }) => [name, role])).toEqual([
    ['Dana Test', 'owner'],
    ['Luis Test', 'editor'],
    ['Avery Test', 'admin'],
    ['Blake Test', 'admin'],
  ]);
  expect(pagination).toEqual({ page: 1, limit: 2_000, total: 4, has_more: false });
});

describe('deleting a person', () => {
  it('is refused while they own live projects, and lists these (decisions, section 4)', async () => {
    const { user } = await context.db.given(aUser({ first_name: 'Olga' }));
    const [project] = [await given({ customer: user, name: 'Till' }), await given({ customer: user, isDeleted: true })];
    const remove = () => as('admin', () => context.db.service(UsersService).remove(actorOf(cast.admin), user.id));
    const error: unknown = await remove().catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'user.owns_projects',
      message: 'Olga still owns 1 live projects; give them to somebody else first',
      extras: { details: [{ path: 'projects', message: expect.stringContaining('Till') as string }] },
    });
    await context.db.rows('update projects set deleted_at = now() where id = ?', [project.id]);
    expect(await remove()).toEqual({ id: user.id });
  });
});
