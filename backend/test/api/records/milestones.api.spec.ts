import { aMilestone } from '../../factories/milestone.factory.js';
import { aProjectCast, type ProjectCast } from '../../factories/project-cast.factory.js';
import { createTestApp } from '../../support/create-test-app.js';
import { bearerOf } from '../../support/sign-in.js';
import { appWithProject } from '../../support/with-cast.js';
import { expectSignedOut } from '../../support/needs-session.js';

const { app, people, here, as } = appWithProject();

const path = '/api/v1/milestones';
const nobody = '0190a0a0-0000-7000-8000-000000000001';
const given = async (wish: Partial<Parameters<typeof aMilestone>[0]> = {}) =>
  (await app.db.given(aMilestone({ project: here.project, ...wish }))).milestone;

describe('milestones over HTTP (specification, section 7)', () => {
  it('needs a session', async () => {
    const { id } = await given();
    await expectSignedOut([
      app.http.get(path),
      app.http.post(path).send({ project_id: here.project.id, title: 'x' }),
      app.http.get(`${path}/${id}`),
      app.http.put(`${path}/${id}`).send({ title: 'x' }),
      app.http.delete(`${path}/${id}`),
      app.http.post(`${path}/${id}/restore`),
      app.http.post(`${path}/${id}/approve`).send({}),
      app.http.post(`${path}/${id}/request-changes`).send({ comment: 'x' }),
      app.http.put(`${path}/order`).send({ project_id: here.project.id, ids: [id] }),
    ]);
  });

  it('is planned, worked on, sent for approval, changed, sent again and approved', async () => {
    const created = await app.http.post(path).set(as.admin).send({
      project_id: here.project.id,
      title: 'New sign',
      approval_required: true,
    });
    expect(created).toMatchObject({ status: 201, body: { data: { status: 'planned', approval_required: true } } });
    const { id } = created.body.data;
    const put = (input: object) => app.http.put(`${path}/${id}`).set(as.editor).send(input);
    await put({ status: 'in_progress' });
    expect(await put({ status: 'completed' })).toMatchObject({
      status: 409,
      body: { code: 'milestone.needs_approval', allowed: ['planned', 'awaiting_approval', 'cancelled'] },
    });
    await put({ status: 'awaiting_approval' });
    expect(await put({ status: 'completed' })).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
    const ask = (name: keyof ProjectCast, action: string, input: object) =>
      app.http.post(`${path}/${id}/${action}`).set(as[name]).send(input);
    expect((await ask('editor', 'approve', {})).status).toBe(403);
    expect((await ask('stranger', 'approve', {})).status).toBe(404);
    expect(await ask('owner', 'request-changes', {})).toMatchObject({
      status: 400,
      body: { details: [{ path: 'comment' }] },
    });
    expect(await ask('owner', 'request-changes', { comment: 'Bigger letters' })).toMatchObject({
      status: 200,
      body: { data: { status: 'in_progress', change_request: 'Bigger letters' } },
    });
    await put({ status: 'awaiting_approval' });
    expect(await ask('admin', 'approve', {})).toMatchObject({
      status: 400,
      body: { code: 'invalid', details: [{ path: 'reason', message: 'Required' }] },
    });
    expect(await ask('owner', 'approve', {})).toMatchObject({
      status: 200,
      body: { data: { status: 'completed', approved_by: people.owner.id, change_request: null } },
    });
    expect(await ask('owner', 'approve', {})).toMatchObject({
      status: 409,
      body: { code: 'milestone.not_awaiting_approval', error: 'This milestone is not waiting for approval' },
    });
  });

  it.each([
    ['get', 'stranger', 404],
    ['get', 'viewer', 200],
    ['put', 'viewer', 403],
    ['put', 'editor', 403],
    ['put', 'owner', 200],
    ['delete', 'owner', 403],
    ['delete', 'stranger', 403],
    ['delete', 'admin', 200],
  ] as const)('%s by %s → %i', async (method, name, status) => {
    const { id } = await given();
    const call = app.http[method](`${path}/${id}`).set(as[name]);
    expect((await (method === 'put' ? call.send({ title: 'Mine' }) : call)).status).toBe(status);
  });

  it('has the specification’s sentences for a project that can’t be or isn’t one’s own (section 5)', async () => {
    const calls = (project_id: string) => [
      app.http.get(path).query({ project_id }).set(as.stranger),
      app.http.post(path).set(as.stranger).send({ project_id, title: 'x' }),
      app.http
        .put(`${path}/order`)
        .set(as.stranger)
        .send({ project_id, ids: [nobody] }),
    ];
    for (const call of calls('7'))
      expect(await call).toMatchObject({ status: 400, body: { error: 'Invalid project ID provided' } });
    for (const call of calls(here.project.id))
      expect(await call).toMatchObject({
        status: 404,
        body: { error: 'Project not found or you do not have permission to view it' },
      });
  });

  it.each([
    [{ nonsense: 1 }, 'nonsense'],
    [{ project_id: nobody }, 'project_id'],
    [{ position: 1 }, 'position'],
    [{ approved_by: nobody }, 'approved_by'],
    [{ approval_required: false }, 'approval_required'],
    [{ title: ' ' }, 'title'],
    [{ status: 'done' }, 'status'],
    [{ due_date: '2026-13-01' }, 'due_date'],
  ])('refuses an owner’s %j and names the field', async (input, field) => {
    const { id } = await given();
    const { status, body } = await app.http.put(`${path}/${id}`).set(as.owner).send(input);
    expect({ status, code: body.code, path: body.details[0].path }).toEqual({
      status: 400,
      code: 'invalid',
      path: field,
    });
  });

  it('is put in order by the owner', async () => {
    const ids = [(await given()).id, (await given()).id];
    const send = (name: keyof ProjectCast) =>
      app.http.put(`${path}/order`).set(as[name]).send({ project_id: here.project.id, ids });
    expect((await send('editor')).status).toBe(403);
    const { status, body } = await send('owner');
    const first = body.data.slice(0, 2).map((row: { id: string }) => row.id);
    expect({ status, first }).toEqual({ status: 200, first: ids });
    const list = await app.http.get(path).query({ project_id: here.project.id }).set(as.viewer);
    expect(list.body.data).toEqual(body.data);
  });
});

describe('the test milestone (specification, section 7)', () => {
  const call = (name: keyof ProjectCast) =>
    app.http.post('/rest/v1/rpc/create_test_milestone').set(as[name]).send({ project_id: here.project.id });

  it('is made by an admin for any project', async () => {
    expect(await call('admin')).toMatchObject({
      status: 201,
      body: {
        data: { project_id: here.project.id, status: 'planned', title: expect.stringMatching(/^Test milestone/) },
      },
    });
    expect((await call('owner')).status).toBe(403);
    expect((await app.http.get('/rest/v1/projects').set(as.admin)).status).toBe(404);
  });

  it('isn’t there with diagnostics off', async () => {
    const off = await createTestApp({ env: { DIAGNOSTICS: 'off' } });
    const { people: others, project: own } = await off.db.given(aProjectCast());
    const admin = await bearerOf(off.app, others.admin);
    const answer = await off.http.post('/rest/v1/rpc/create_test_milestone').set(admin).send({ project_id: own.id });
    expect(answer.status).toBe(404);
    await off.close();
  });
});
