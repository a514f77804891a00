import type { Page, SavedViewView } from '@portal/contracts';
import { aSavedView } from '../../factories/saved-view.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { anAdmin, aUser } from '../../factories/user.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { client } from '../../support/mail/mailed-link.js';

let test: TestApp;
let asAdmin: string;
let asColleague: string;
let asCustomer: string;
let adminId: string;

beforeAll(async () => {
  test = await createTestApp();
  const { admin } = await test.db.given(anAdmin());
  const { admin: colleague } = await test.db.given(anAdmin());
  const { user } = await test.db.given(aUser());
  adminId = admin.id;
  asAdmin = (await test.db.given(aSession(admin))).bearer;
  asColleague = (await test.db.given(aSession(colleague))).bearer;
  asCustomer = (await test.db.given(aSession(user))).bearer;
});
afterAll(() => test.close());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, authorization = asAdmin) =>
  client(test)[method](`/api/v1/saved-views${path}`).set({ authorization });

const late = { path: '/admin/projects', name: 'Late ones', search: 'health=at_risk&view=board' };
const save = async (more: object = {}): Promise<SavedViewView> => {
  const { body } = await call('post', '')
    .send({ ...late, ...more })
    .expect(201);
  return (body as { data: SavedViewView }).data;
};
const namesSeen = async (authorization: string, query = ''): Promise<string[]> => {
  const { body } = await call('get', `?sortOrder=asc${query}`, authorization).expect(200);
  return (body as Page<SavedViewView>).data.map(({ name }) => name);
};

describe('saved views (decisions 7.19)', () => {
  beforeEach(() => test.db.rows('delete from saved_views'));

  it('are saved, shown, changed and deleted by who made them', async () => {
    const made = await save();
    expect(made).toMatchObject({ ...late, is_shared: false, owner_id: adminId, owner_name: 'Avery', version: 1 });
    await call('get', `/${made.id}`).expect(200);
    const changed = await call('put', `/${made.id}`).send({ name: 'At risk', search: '', version: 1 }).expect(200);
    expect(changed.body).toMatchObject({ data: { name: 'At risk', search: '', version: 2 } });
    const refused = await call('put', `/${made.id}`).send({ name: 'Too late', version: 1 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'stale_version', current: { name: 'At risk' } });
    await call('delete', `/${made.id}`).expect(200);
    await call('get', `/${made.id}`).expect(404);
    expect(await namesSeen(asAdmin)).toEqual([]);
  });

  it('are one’s own unless they are shared with the colleagues', async () => {
    const own = await save({ name: 'Mine' });
    const shared = await save({ name: 'Ours', is_shared: true });
    expect(await namesSeen(asAdmin)).toEqual(['Mine', 'Ours']);
    expect(await namesSeen(asColleague)).toEqual(['Ours']);
    for (const method of ['get', 'delete'] as const) await call(method, `/${own.id}`, asColleague).expect(404);
    await call('put', `/${own.id}`, asColleague).send({ name: 'Yours' }).expect(404);
    await call('put', `/${shared.id}`, asColleague).send({ name: 'Ours, too' }).expect(200);
    await call('put', `/${shared.id}`, asColleague).send({ is_shared: false }).expect(403);
    expect(await namesSeen(asColleague)).toEqual(['Ours, too']);
  });

  it('are those of one list where its address is given', async () => {
    await save();
    await save({ path: '/admin/deals', name: 'Signed' });
    expect(await namesSeen(asAdmin, '&path=/admin/deals')).toEqual(['Signed']);
    expect(await namesSeen(asAdmin, '&search=late')).toEqual(['Late ones']);
  });

  it('keep filters, order, grouping and view alone, also where they were saved with more', async () => {
    const made = await save({ search: 'view=board&page=3&new=&groupBy=status&health=at_risk' });
    expect(made.search).toBe('groupBy=status&health=at_risk&view=board');
    await test.db.rows(`update saved_views set search = 'new=&status=active' where id = '${made.id}'`);
    const { body } = await call('get', `/${made.id}`).expect(200);
    expect(body).toMatchObject({ data: { search: 'status=active' } });
  });

  it('refuse what is no list, no search or no name, and change nothing', async () => {
    for (const wrong of [
      { path: 'https://elsewhere.example' },
      { search: 'a b' },
      { name: ' ' },
      { owner_id: adminId },
    ])
      await call('post', '')
        .send({ ...late, ...wrong })
        .expect(400);
    expect(await namesSeen(asAdmin)).toEqual([]);
  });

  it('are not for customers, nor for anybody without a session', async () => {
    const { savedView } = await test.db.given(aSavedView({ id: adminId }, { is_shared: true }));
    for (const path of ['', `/${savedView.id}`]) await call('get', path, asCustomer).expect(403);
    await call('post', '', asCustomer).send(late).expect(403);
    await client(test).get('/api/v1/saved-views').expect(401);
  });
});
