import type { Cast } from '../../factories/cast.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { appWithCast } from '../../support/with-cast.js';
import { expectSignedOut } from '../../support/needs-session.js';

const { app, cast, as } = appWithCast();

const path = '/api/v1/consultation-requests';
const given = async () => (await app.db.given(aConsultation({ customer: cast.customer }))).consultation;
const wish = { title: 'Project kick-off', description: 'We want to begin.' };

describe('consultation requests over HTTP', () => {
  it('needs a session', async () => {
    const { id } = await given();
    await expectSignedOut([
      app.http.get(path),
      app.http.post(path).send(wish),
      app.http.get(`${path}/${id}`),
      app.http.put(`${path}/${id}`).send({}),
      app.http.delete(`${path}/${id}`),
    ]);
  });

  it('is created, listed, shown, changed by its customer', async () => {
    const created = await app.http.post(path).set(as.customer).send(wish);
    expect(created).toMatchObject({
      status: 201,
      body: {
        data: {
          consultation_type: 'project_scoping',
          urgency: 'medium',
          preferred_contact_method: 'email',
          status: 'pending',
        },
      },
    });
    const { id } = created.body.data;
    const list = await app.http.get(path).query({ search: 'kick-off', customerId: cast.customer.id }).set(as.customer);
    expect(list).toMatchObject({
      status: 200,
      body: { data: [{ id }], pagination: { page: 1, limit: 20, total: 1, has_more: false } },
    });
    expect(list.headers['x-seq']).toMatch(/^\d+$/);
    expect(await app.http.get(`${path}/${id}`).set(as.customer)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await app.http.put(`${path}/${id}`).set(as.customer).send({ title: 'Later' })).toMatchObject({
      status: 200,
      body: { data: { title: 'Later', version: 2 } },
    });
  });

  it.each([
    ['get', 'coworker', 404],
    ['get', 'stranger', 404],
    ['get', 'primary', 200],
    ['put', 'stranger', 404],
    ['put', 'primary', 403],
    ['delete', 'customer', 403],
    ['delete', 'stranger', 403],
    ['delete', 'admin', 200],
  ] as const)('%s by %s → %i', async (method, name, status) => {
    const { id } = await given();
    const call = app.http[method](`${path}/${id}`).set(as[name]);
    expect((await (method === 'put' ? call.send({ title: 'Mine' }) : call)).status).toBe(status);
  });

  it('is deleted and restored by an admin', async () => {
    const { id } = await given();
    expect(await app.http.delete(`${path}/${id}`).set(as.admin)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await app.http.get(`${path}/${id}`).set(as.admin)).toMatchObject({ status: 404 });
    expect(await app.http.post(`${path}/${id}/restore`).set(as.customer)).toMatchObject({ status: 403 });
    expect(await app.http.post(`${path}/${id}/restore`).set(as.admin)).toMatchObject({
      status: 200,
      body: { data: { id } },
    });
  });

  it.each([
    [{ nonsense: 1 }, 'nonsense'],
    [{ id: '0190a0a0-0000-7000-8000-000000000001' }, 'id'],
    [{ customer_id: '0190a0a0-0000-7000-8000-000000000001' }, 'customer_id'],
    [{ created_at: '2026-01-01T00:00:00Z' }, 'created_at'],
    [{ urgency: 'high' }, 'urgency'],
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ description: 'x'.repeat(10_001) }, 'description'],
    [{ status: 'done' }, 'status'],
    [{ preferred_times: ['tomorrow'] }, 'preferred_times.0'],
  ])('refuses a customer’s %j and names the field', async (input, field) => {
    const { id } = await given();
    const { status, body } = await app.http.put(`${path}/${id}`).set(as.customer).send(input);
    expect({ status, code: body.code, path: body.details[0].path }).toEqual({
      status: 400,
      code: 'invalid',
      path: field,
    });
  });

  it.each([
    { nonsense: '1' },
    { sortBy: 'internal_notes' },
    { page: '0' },
    { limit: '101' },
    { status: 'done' },
    { customer_id: 'x' },
  ])('refuses the query %j', async (query) => {
    const { status, body } = await app.http.get(path).query(query).set(as.admin);
    expect({ status, path: body.details[0].path.split('.')[0] }).toEqual({ status: 400, path: Object.keys(query)[0] });
  });

  it('answers an illegal step with what is allowed and a stale version with the record', async () => {
    const { id } = await given();
    const illegal = await app.http.put(`${path}/${id}`).set(as.customer).send({ status: 'completed' });
    expect(illegal).toMatchObject({ status: 409, body: { code: 'illegal_transition', allowed: ['cancelled'] } });
    await app.http.put(`${path}/${id}`).set(as.admin).send({ urgency: 'high' });
    const stale = await app.http.put(`${path}/${id}`).set(as.customer).send({ title: 'Old', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version', current: { version: 2 } } });
  });

  it('counts on the dashboard exactly what its lists show (decisions, section 5)', async () => {
    await app.db.given(
      aConsultation({ customer: cast.customer, hoursAgo: 30 }),
      aConsultation({ customer: cast.customer, status: 'completed' }),
    );
    const open = 'pending,in_progress,scheduled';
    const totalOf = async (query: object, url = path, headers = as.admin) =>
      (await app.http.get(url).query(query).set(headers)).body.pagination.total as number;
    for (const name of ['admin', 'customer', 'primary', 'stranger'] as const) {
      const { data } = (await app.http.get('/api/v1/analytics/dashboard').set(as[name])).body;
      expect(data.open_consultations).toBe(await totalOf({ status: open }, path, as[name]));
      for (const number of name === 'admin' ? [] : ['total_customers', 'late_consultations', 'completed_this_month'])
        expect(data).not.toHaveProperty(number);
    }
    const { data } = (await app.http.get('/api/v1/analytics/dashboard').set(as.admin)).body;
    expect(data).toMatchObject({
      late_consultations: await totalOf({ late: true }),
      total_customers: await totalOf({ role: 'customer' }, '/api/v1/users'),
    });
    expect(data.late_consultations).toBeGreaterThan(0);
  });

  it('lets a customer ask often, but not without end; admins as often as they like', async () => {
    const ask = async (name: keyof Cast, fields = {}) =>
      (
        await app.http
          .post(path)
          .set(as[name])
          .send({ ...wish, ...fields })
      ).status;
    const statuses: number[] = [];
    for (let time = 0; time <= 30; time++) statuses.push(await ask('stranger'));
    expect(statuses).toEqual([...Array<number>(30).fill(201), 429]);
    expect(await ask('customer')).toBe(201);
    expect(await ask('admin', { customer_id: cast.stranger.id })).toBe(201);
  });
});
