import type { Cast } from '../../factories/cast.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { appWithCast } from '../../support/with-cast.js';
import { expectSignedOut } from '../../support/needs-session.js';

const { app, cast, as } = appWithCast();

const path = '/api/v1/projects';
const NOT_FOUND = 'Project not found or you do not have permission to view it';
const INVALID = 'Invalid project ID provided';
const NOBODY = '0190a0a0-0000-7000-8000-000000000001';

/** The customer's; the coworker edits, the primary contact reads. */
const given = async (wish: Parameters<typeof aProject>[0] = {}) =>
  (
    await app.db.given(
      aProject({ customer: cast.customer, members: { editor: cast.coworker, viewer: cast.primary }, ...wish }),
    )
  ).project;
const memberId = async (projectId: string, name: keyof Cast): Promise<string> =>
  (
    await app.db.rows<{ id: string }>('select id from project_members where project_id = ? and user_id = ?', [
      projectId,
      cast[name].id,
    ])
  )[0]?.id ?? '';

describe('projects over HTTP (specification, sections 5, 6 and 7)', () => {
  it('need a session, on every route', async () => {
    const { id } = await given();
    await expectSignedOut([
      app.http.get(path),
      app.http.post(path).send({}),
      app.http.get(`${path}/${id}`),
      app.http.put(`${path}/${id}`).send({}),
      app.http.delete(`${path}/${id}`),
      app.http.post(`${path}/${id}/restore`),
      app.http.get(`${path}/${id}/members`),
      app.http.post(`${path}/${id}/members`).send({}),
      app.http.put(`${path}/${id}/members/${NOBODY}`).send({}),
      app.http.delete(`${path}/${id}/members/${NOBODY}`),
      app.http.get(`${path}/${id}/people`),
    ]);
  });

  it('are begun by an admin, then listed, shown and changed by their people', async () => {
    const wish = { name: 'Till for the shop', customer_id: cast.customer.id, budget: 1200.5 };
    const created = await app.http.post(path).set(as.admin).send(wish);
    expect(created).toMatchObject({
      status: 201,
      body: { data: { status: 'planning', access: 'owner', budget: 1200.5, progress: 0, version: 1 } },
    });
    const { id } = created.body.data;
    const list = await app.http.get(path).query({ search: 'till', customerId: cast.customer.id }).set(as.customer);
    expect(list).toMatchObject({
      status: 200,
      body: { data: [{ id, access: 'owner' }], pagination: { page: 1, limit: 20, total: 1, has_more: false } },
    });
    expect(list.headers['x-seq']).toMatch(/^\d+$/);
    expect(list.text).not.toContain('budget');
    const changed = await app.http.put(`${path}/${id}`).set(as.customer).send({ priority: 'high' });
    expect(changed).toMatchObject({ status: 200, body: { data: { priority: 'high', version: 2 } } });
  });

  it.each([
    ['get', '', 'primary', 200],
    ['get', '', 'stranger', 404],
    ['put', '', 'customer', 200],
    ['put', '', 'coworker', 403],
    ['put', '', 'primary', 403],
    ['put', '', 'stranger', 404],
    ['delete', '', 'customer', 403],
    ['delete', '', 'stranger', 403],
    ['delete', '', 'admin', 200],
    ['get', '/members', 'primary', 200],
    ['get', '/members', 'stranger', 404],
    ['get', '/people', 'primary', 200],
    ['get', '/people', 'stranger', 404],
  ] as const)('%s %s by %s → %i', async (method, rest, name, status) => {
    const { id } = await given();
    const call = app.http[method](`${path}/${id}${rest}`).set(as[name]);
    const answer = await (method === 'put' ? call.send({ name: 'Mine' }) : call);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body).toMatchObject({ error: NOT_FOUND, code: 'project.not_found' });
  });

  it('are begun by nobody else, deleted and restored by an admin', async () => {
    const wish = { name: 'Mine', customer_id: cast.customer.id };
    expect((await app.http.post(path).set(as.customer).send(wish)).status).toBe(403);
    const { id } = await given();
    expect(await app.http.delete(`${path}/${id}`).set(as.admin)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await app.http.get(`${path}/${id}`).set(as.admin)).toMatchObject({
      status: 404,
      body: { error: NOT_FOUND },
    });
    expect((await app.http.post(`${path}/${id}/restore`).set(as.customer)).status).toBe(403);
    expect(await app.http.post(`${path}/${id}/restore`).set(as.admin)).toMatchObject({
      status: 200,
      body: { data: { id } },
    });
  });

  it.each([
    ['get', '/x', {}],
    ['put', '/x', {}],
    ['delete', '/x', {}],
    ['post', '/x/restore', {}],
    ['get', '/x/members', {}],
    ['post', '/x/members', { email: 'a@b' }],
    ['get', '/x/people', {}],
    ['get', '?project_id=x', {}],
  ] as const)('say in %s %s that the id is malformed', async (method, rest, body) => {
    const call = app.http[method](`${path}${rest}`).set(as.admin);
    const answer = await (Object.keys(body).length > 0 || method === 'put' ? call.send(body) : call);
    expect({ status: answer.status, error: answer.body.error, code: answer.body.code }).toEqual({
      status: 400,
      error: INVALID,
      code: 'project.invalid_id',
    });
  });

  it.each([
    [{ nonsense: 1 }, 'nonsense'],
    [{ id: NOBODY }, 'id'],
    [{ number: 'P-1' }, 'number'],
    [{ completed_at: null }, 'completed_at'],
    [{ status: 'active' }, 'status'],
    [{ health: 'at_risk' }, 'health'],
    [{ budget: 1 }, 'budget'],
    [{ manager_id: null }, 'manager_id'],
    [{ customer_id: NOBODY }, 'customer_id'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ target_date: 'soon' }, 'target_date'],
  ])('refuse the owner’s %j and name the field', async (input, field) => {
    const { id } = await given();
    const { status, body } = await app.http.put(`${path}/${id}`).set(as.customer).send(input);
    expect({ status, code: body.code, path: body.details[0].path }).toEqual({
      status: 400,
      code: 'invalid',
      path: field,
    });
  });

  it.each([{ nonsense: '1' }, { sortBy: 'budget_cents' }, { limit: '101' }, { status: 'done' }, { customer_id: 'x' }])(
    'refuse the query %j',
    async (query) => {
      const { status, body } = await app.http.get(path).query(query).set(as.admin);
      expect({ status, path: body.details[0].path.split('.')[0] }).toEqual({
        status: 400,
        path: Object.keys(query)[0],
      });
    },
  );

  it('answer an illegal step with what is allowed and a stale version with the project', async () => {
    const { id } = await given();
    const illegal = await app.http.put(`${path}/${id}`).set(as.admin).send({ status: 'completed' });
    expect(illegal).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', allowed: ['active', 'on_hold', 'cancelled'] },
    });
    await app.http.put(`${path}/${id}`).set(as.admin).send({ health: 'at_risk' });
    const stale = await app.http.put(`${path}/${id}`).set(as.customer).send({ name: 'Old', version: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { version: 2, access: 'owner' } },
    });
  });
});

describe('members over HTTP (specification, section 6)', () => {
  it('are added, changed and removed by the owner; nobody twice', async () => {
    const { id } = await given({ members: {} });
    const add = () => app.http.post(`${path}/${id}/members`).set(as.customer).send({ email: cast.coworker.email });
    const added = await add();
    expect(added).toMatchObject({ status: 201, body: { data: { user_id: cast.coworker.id, role: 'viewer' } } });
    expect(await add()).toMatchObject({
      status: 409,
      body: { code: 'project_member.duplicate', details: [{ path: 'email' }] },
    });
    const member = `${path}/${id}/members/${added.body.data.id}`;
    expect(await app.http.put(member).set(as.customer).send({ role: 'editor' })).toMatchObject({
      status: 200,
      body: { data: { role: 'editor', version: 2 } },
    });
    expect((await app.http.get(`${path}/${id}`).set(as.coworker)).body.data.access).toBe('editor');
    expect(await app.http.delete(member).set(as.customer)).toMatchObject({ status: 200 });
    expect((await app.http.get(`${path}/${id}`).set(as.coworker)).status).toBe(404);
    expect((await app.http.delete(member).set(as.customer)).status).toBe(404);
  });

  it.each([
    ['coworker', 403],
    ['primary', 403],
    ['stranger', 404],
  ] as const)('are not %s’s to manage: %i', async (name, status) => {
    const { id } = await given();
    const member = `${path}/${id}/members/${await memberId(id, 'primary')}`;
    const { user } = await app.db.given(aUser({ company_id: cast.customer.companyId }));
    const answers = [
      await app.http.post(`${path}/${id}/members`).set(as[name]).send({ email: user.email }),
      await app.http.put(member).set(as[name]).send({ role: 'editor' }),
      await app.http.delete(member).set(as[name]),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  });

  it.each([
    [{ email: 'a@b', role: 'owner' }, 'role'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b', user_id: NOBODY }, 'user_id'],
    [{ role: 'viewer' }, 'email'],
  ])('refuse %j and name the field', async (input, field) => {
    const { id } = await given();
    const { status, body } = await app.http.post(`${path}/${id}/members`).set(as.customer).send(input);
    expect({ status, path: body.details[0].path }).toEqual({ status: 400, path: field });
  });
});

it('a person who owns live projects can’t be deleted (decisions, section 4)', async () => {
  const { user } = await app.db.given(aUser({ first_name: 'Olga' }));
  await given({ customer: user, name: 'Till' });
  const answer = await app.http.delete(`/api/v1/users/${user.id}`).set(as.admin);
  expect(answer).toMatchObject({ status: 409, body: { code: 'user.owns_projects', details: [{ path: 'projects' }] } });
});
