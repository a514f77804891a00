import { aMilestone } from '../../factories/milestone.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { appWithProject } from '../../support/with-cast.js';
import { expectSignedOut } from '../../support/needs-session.js';

const { app, people, here, as } = appWithProject();

const path = '/api/v1/tasks';
const nobody = '0190a0a0-0000-7000-8000-000000000001';
const given = async (wish: Partial<Parameters<typeof aTask>[0]> = {}) =>
  (await app.db.given(aTask({ project: here.project, ...wish }))).task;

describe('tasks over HTTP (specification, section 7)', () => {
  it('needs a session', async () => {
    const { id } = await given();
    await expectSignedOut([
      app.http.get(path),
      app.http.post(path).send({ project_id: here.project.id, title: 'x' }),
      app.http.get(`${path}/${id}`),
      app.http.put(`${path}/${id}`).send({ title: 'x' }),
      app.http.delete(`${path}/${id}`),
      app.http.post(`${path}/${id}/restore`),
      app.http.post(`${path}/bulk`).send({ project_id: here.project.id, ids: [id] }),
      app.http.put(`${path}/order`).send({ project_id: here.project.id, ids: [id] }),
    ]);
  });

  it('is created, listed, shown, changed, deleted and restored', async () => {
    const created = await app.http
      .post(path)
      .set(as.owner)
      .send({ project_id: here.project.id, title: 'Hang the access points' });
    expect(created).toMatchObject({
      status: 201,
      body: { data: { status: 'todo', priority: 'medium', weight: 3, version: 1 } },
    });
    const { id } = created.body.data;
    const list = await app.http
      .get(path)
      .query({ project_id: here.project.id, search: 'ACCESS points' })
      .set(as.viewer);
    expect(list).toMatchObject({
      status: 200,
      body: { data: [created.body.data], pagination: { page: 1, limit: 2_000, total: 1, has_more: false } },
    });
    expect(list.headers['x-seq']).toMatch(/^\d+$/);
    expect((await app.http.get(`${path}/${id}`).set(as.viewer)).body).toEqual({ data: created.body.data });
    expect(await app.http.put(`${path}/${id}`).set(as.editor).send({ status: 'in_review' })).toMatchObject({
      status: 200,
      body: { data: { status: 'in_review', version: 2 } },
    });
    expect(await app.http.delete(`${path}/${id}`).set(as.editor)).toMatchObject({
      status: 200,
      body: { data: { id } },
    });
    expect((await app.http.get(`${path}/${id}`).set(as.admin)).status).toBe(404);
    expect((await app.http.post(`${path}/${id}/restore`).set(as.owner)).status).toBe(403);
    expect(await app.http.post(`${path}/${id}/restore`).set(as.admin)).toMatchObject({
      status: 200,
      body: { data: { id } },
    });
  });

  it.each([
    ['get', 'stranger', 404],
    ['get', 'viewer', 200],
    ['put', 'viewer', 403],
    ['put', 'stranger', 404],
    ['put', 'editor', 200],
    ['delete', 'viewer', 403],
    ['delete', 'stranger', 404],
    ['delete', 'owner', 200],
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
        .post(`${path}/bulk`)
        .set(as.stranger)
        .send({ project_id, ids: [nobody], status: 'done' }),
      app.http
        .put(`${path}/order`)
        .set(as.stranger)
        .send({ project_id, ids: [nobody] }),
    ];
    for (const call of calls('not-an-id')) {
      const { status, body } = await call;
      expect({ status, error: body.error, code: body.code }).toEqual({
        status: 400,
        error: 'Invalid project ID provided',
        code: 'project.invalid_id',
      });
    }
    for (const call of [...calls(here.project.id), ...calls(nobody)]) {
      const { status, body } = await call;
      expect({ status, error: body.error }).toEqual({
        status: 404,
        error: 'Project not found or you do not have permission to view it',
      });
    }
  });

  it.each([
    [{ nonsense: 1 }, 'nonsense'],
    [{ id: nobody }, 'id'],
    [{ project_id: nobody }, 'project_id'],
    [{ kind: 'support' }, 'kind'],
    [{ number: 'T-1' }, 'number'],
    [{ completed_at: '2026-01-01T00:00:00Z' }, 'completed_at'],
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ weight: 14 }, 'weight'],
    [{ weight: 0 }, 'weight'],
    [{ status: 'new' }, 'status'],
    [{ due_date: 'tomorrow' }, 'due_date'],
    [{ labels: ['x'.repeat(41)] }, 'labels.0'],
    [{ spent_minutes: -1 }, 'spent_minutes'],
    [{ blocked_reason: 'Late' }, 'blocked_reason'],
  ])('refuses %j and names the field', async (input, field) => {
    const { id } = await given();
    const { status, body } = await app.http.put(`${path}/${id}`).set(as.owner).send(input);
    expect({ status, code: body.code, path: body.details[0].path }).toEqual({
      status: 400,
      code: 'invalid',
      path: field,
    });
  });

  it.each([{ nonsense: '1' }, { sortBy: 'search_text' }, { limit: '101' }, { status: 'new' }, { milestone_id: 'x' }])(
    'refuses the query %j',
    async (query) => {
      const { status, body } = await app.http.get(path).query(query).set(as.owner);
      expect({ status, path: body.details[0].path.split('.')[0] }).toEqual({
        status: 400,
        path: Object.keys(query)[0],
      });
    },
  );

  it('lists the tasks of one person, and those that nobody has', async () => {
    const [hers, free] = [await given({ assignee: people.editor }), await given()];
    const found = async (assignee_id: string): Promise<string> =>
      JSON.stringify((await app.http.get(path).query({ assignee_id }).set(as.viewer).expect(200)).body);
    const [editors, nobodys] = [await found(people.editor.id), await found('none')];
    expect([editors.includes(hers.id), editors.includes(free.id)]).toEqual([true, false]);
    expect([nobodys.includes(hers.id), nobodys.includes(free.id)]).toEqual([false, true]);
  });

  it('answers an illegal step, a stale version and foreign people and milestones', async () => {
    const { id } = await given({ status: 'backlog' });
    const put = (input: object) => app.http.put(`${path}/${id}`).set(as.owner).send(input);
    expect(await put({ status: 'done' })).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', allowed: ['todo', 'in_progress', 'in_review', 'blocked', 'cancelled'] },
    });
    await put({ priority: 'high' });
    expect(await put({ title: 'Old', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { id, priority: 'high', version: 2 } },
    });
    const { milestone } = await app.db.given(aMilestone({ project: here.foreign }));
    expect(await put({ milestone_id: milestone.id })).toMatchObject({
      status: 400,
      body: { code: 'task.foreign_milestone', error: 'This milestone belongs to another project' },
    });
    expect(await put({ assignee_id: people.viewer.id })).toMatchObject({
      status: 400,
      body: { code: 'task.foreign_assignee' },
    });
    const { project: over } = await app.db.given(aProject({ customer: people.owner, status: 'cancelled' }));
    expect(await app.http.post(path).set(as.owner).send({ project_id: over.id, title: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'project.closed', error: 'This project is cancelled; reopen it first' },
    });
  });

  it('changes many at once or none, and puts them in order', async () => {
    const ids = [(await given()).id, (await given()).id, (await given()).id];
    const body = { project_id: here.project.id, ids };
    const bulk = await app.http
      .post(`${path}/bulk`)
      .set(as.editor)
      .send({ ...body, status: 'in_progress' });
    expect({ status: bulk.status, moved: bulk.body.data.map((row: { id: string }) => row.id) }).toEqual({
      status: 200,
      moved: ids,
    });
    const reversed = [...ids].reverse();
    const order = await app.http
      .put(`${path}/order`)
      .set(as.editor)
      .send({ ...body, ids: reversed });
    expect({ status: order.status, order: order.body.data.map((row: { id: string }) => row.id) }).toEqual({
      status: 200,
      order: reversed,
    });
    await app.http.put(`${path}/${ids[1]}`).set(as.editor).send({ status: 'cancelled' });
    const refused = await app.http
      .post(`${path}/bulk`)
      .set(as.editor)
      .send({ ...body, status: 'done' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', allowed: ['todo'], details: [{ path: 'ids.1' }] },
    });
    expect((await app.http.get(`${path}/${ids[0]}`).set(as.editor)).body.data.status).toBe('in_progress');
    expect(
      (
        await app.http
          .post(`${path}/bulk`)
          .set(as.viewer)
          .send({ ...body, status: 'done' })
      ).status,
    ).toBe(403);
  });

  it('repeats a call under one Idempotency-Key without a second task', async () => {
    const send = () =>
      app.http
        .post(path)
        .set({ ...as.owner, 'idempotency-key': 'one-task' })
        .send({ project_id: here.project.id, title: 'Only one' });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    const { body } = await app.http.get(path).query({ project_id: here.project.id, search: 'Only one' }).set(as.owner);
    expect(body.pagination.total).toBe(1);
  });
});
