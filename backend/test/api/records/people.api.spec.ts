import type { UserView } from '@portal/contracts';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { aCompany } from '../../factories/company.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { aUser, anAdmin } from '../../factories/user.factory.js';
import { client } from '../../support/mail/mailed-link.js';

let test: TestApp;
let adminId: string;
let authorization: string;

beforeAll(async () => {
  test = await createTestApp();
  const { admin } = await test.db.given(anAdmin({ email: 'avery@people.test' }));
  adminId = admin.id;
  authorization = (await test.db.given(aSession(admin))).bearer;
});
afterAll(() => test.close());

const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const call = client(test)[method](`/api/v1${path}`).set({ authorization });
  return body ? call.send(body) : call;
};
const dataOf = ({ body }: { body: unknown }): UserView => (body as { data: UserView }).data;

describe('users (specification, section 7)', () => {
  it('adds, shows, lists, changes and deletes a person', async () => {
    const made = await asAdmin('post', '/users', {
      email: ' Kim@People.test ',
      first_name: 'Kim',
      company_name: 'Kim & Co',
    }).expect(201);
    const { id } = dataOf(made);
    expect(dataOf(made)).toMatchObject({
      email: 'kim@people.test',
      status: 'invited',
      role: 'customer',
      company_name: 'Kim & Co',
      version: 1,
    });
    const list = await asAdmin('get', '/users?role=customer&search=kim%20co&limit=5').expect(200);
    expect(list.body).toMatchObject({ data: [{ id }], pagination: { total: 1 } });
    const changed = await asAdmin('put', `/users/${id}`, {
      phone: '555',
      contact_flags: ['billing'],
      version: 1,
    }).expect(200);
    expect(dataOf(changed)).toMatchObject({ phone: '555', contact_flags: ['billing'], version: 2 });
    const stale = await asAdmin('put', `/users/${id}`, { phone: '556', version: 1 }).expect(409);
    expect(stale.body).toMatchObject({ code: 'stale_version', current: { phone: '555', version: 2 } });
    expect((await asAdmin('delete', `/users/${id}`).expect(200)).body).toEqual({ data: { id } });
    await asAdmin('get', `/users/${id}`).expect(404);
    await asAdmin('post', '/users', { email: 'kim@people.test' }).expect(201);
  });

  it('refuses a second account for one address, and fields that are not a caller’s to write', async () => {
    await asAdmin('post', '/users', { email: 'twice@people.test' }).expect(201);
    expect((await asAdmin('post', '/users', { email: 'TWICE@people.test' }).expect(409)).body).toMatchObject({
      code: 'user.duplicate_email',
      details: [{ path: 'email', message: 'There is an account with this e-mail address already' }],
    });
    for (const extra of [
      { id: adminId },
      { status: 'active' },
      { created_at: '2020-01-01T00:00:00Z' },
      { version: 9 },
    ]) {
      await asAdmin('post', '/users', { email: 'extra@people.test', ...extra }).expect(400);
    }
    await asAdmin('post', '/users', { email: 'x@people.test', company_id: adminId }).expect(400);
    const { user } = await test.db.given(aUser());
    const own = (await test.db.given(aSession(user))).bearer;
    for (const extra of [
      { role: 'admin' },
      { email: 'other@people.test' },
      { company_id: adminId },
      { contact_flags: ['primary'] },
    ]) {
      await client(test).put('/api/v1/me').set('authorization', own).send(extra).expect(400);
    }
  });

  it('keeps the last active admin, also when two would go at once', async () => {
    for (const change of [{ role: 'customer' }, { status: 'suspended' }]) {
      expect((await asAdmin('put', `/users/${adminId}`, change).expect(409)).body).toMatchObject({
        code: 'user.last_admin',
      });
    }
    await asAdmin('delete', `/users/${adminId}`).expect(409);
    const { admin } = await test.db.given(anAdmin());
    const answers = await Promise.all(
      [adminId, admin.id].map((id) => asAdmin('put', `/users/${id}`, { role: 'customer' })),
    );
    const left = await test.db.rows<{ id: string }>(
      `select id from users where role = 'admin' and status = 'active' and deleted_at is null`,
    );
    expect(left).toHaveLength(1);
    expect(answers.map(({ status }) => status)).toContain(200);
    await test.db.rows(`update users set role = 'admin' where id = ?`, [adminId]);
    await test.db.rows('update sessions set ended_at = null where user_id = ?', [adminId]);
  });
});

describe('companies (decisions, section 1)', () => {
  it('are renamed by their sole member only; a typed name never joins one', async () => {
    const { company } = await test.db.given(aCompany('Old Name'));
    const { user } = await test.db.given(aUser({ company_id: company.id }));
    const own = (await test.db.given(aSession(user))).bearer;
    const rename = (company_name: string, bearer = own) =>
      client(test).put('/api/v1/me').set('authorization', bearer).send({ company_name });
    expect(dataOf(await rename('New Name').expect(200))).toMatchObject({
      company_name: 'New Name',
      company_id: company.id,
    });
    const { user: second } = await test.db.given(aUser({ company_id: company.id }));
    expect((await rename('Third Name').expect(409)).body).toMatchObject({ code: 'company.not_sole_member' });
    const { user: outsider } = await test.db.given(aUser());
    const joined = dataOf(await rename('New Name', (await test.db.given(aSession(outsider))).bearer).expect(200));
    expect(joined.company_id).not.toBe(company.id);
    expect(second.companyId).toBe(company.id);
  });

  it('merge with everybody in them, and only empty ones are deleted', async () => {
    const from = dataOf(await asAdmin('post', '/companies', { name: 'Twin A' }).expect(201));
    const into = dataOf(await asAdmin('post', '/companies', { name: 'Twin B' }).expect(201));
    const { user } = await test.db.given(aUser({ company_id: from.id }));
    expect((await asAdmin('delete', `/companies/${from.id}`).expect(409)).body).toMatchObject({
      code: 'company.has_members',
    });
    await asAdmin('post', `/companies/${from.id}/merge`, { into_id: from.id }).expect(409);
    await asAdmin('delete', `/users/${user.id}`).expect(200);
    expect((await asAdmin('delete', `/companies/${from.id}`).expect(409)).body).toMatchObject({
      code: 'company.has_deleted_members',
    });
    await asAdmin('post', `/users/${user.id}/restore`).expect(200);
    const merged = await asAdmin('post', `/companies/${from.id}/merge`, { into_id: into.id }).expect(200);
    expect(dataOf(merged)).toMatchObject({ id: into.id, member_count: 1 });
    expect(dataOf(await asAdmin('get', `/companies/${from.id}`).expect(200)).id).toBe(into.id);
    expect(dataOf(await asAdmin('get', `/users/${user.id}`))).toMatchObject({
      company_id: into.id,
      company_name: 'Twin B',
    });
    expect(await test.db.events('company.merged')).toMatchObject([
      { entity_id: from.id, payload: { into_id: into.id, moved: 1 } },
    ]);
    expect((await asAdmin('get', '/companies?search=twin')).body).toMatchObject({ pagination: { total: 1 } });
    const last = dataOf(await asAdmin('post', '/companies', { name: 'Triplet C' }).expect(201));
    await asAdmin('post', `/companies/${into.id}/merge`, { into_id: last.id }).expect(200);
    expect(dataOf(await asAdmin('get', `/companies/${from.id}`).expect(200)).id).toBe(last.id);
    await asAdmin('post', `/companies/${from.id}/restore`).expect(200);
    expect(dataOf(await asAdmin('get', `/companies/${from.id}`).expect(200)).id).toBe(from.id);
  });
});
