import { aCannedReply } from '../../factories/canned-reply.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { anAdmin, aUser } from '../../factories/user.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { client } from '../../support/mail/mailed-link.js';

let test: TestApp;
let asAdmin: string;
let asCustomer: string;

beforeAll(async () => {
  test = await createTestApp();
  const { admin } = await test.db.given(anAdmin());
  const { user } = await test.db.given(aUser());
  asAdmin = (await test.db.given(aSession(admin))).bearer;
  asCustomer = (await test.db.given(aSession(user))).bearer;
});
afterAll(() => test.close());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, authorization = asAdmin) =>
  client(test)[method](`/api/v1/support/canned-replies${path}`).set({ authorization });

describe('canned replies', () => {
  it('are added, shown, listed, changed and deleted by admins', async () => {
    const made = (await call('post', '').send({ name: 'First', body: 'Hello {{first name}}' }).expect(201)).body as {
      data: { id: string };
    };
    const { id } = made.data;
    expect(made.data).toMatchObject({ name: 'First', body: 'Hello {{first name}}', version: 1 });
    await call('get', `/${id}`).expect(200);
    expect((await call('get', '?search=first').expect(200)).body).toMatchObject({
      data: [{ id }],
      pagination: { total: 1 },
    });
    const changed = await call('put', `/${id}`).send({ body: 'Noted', version: 1 }).expect(200);
    expect(changed.body).toMatchObject({ data: { body: 'Noted', version: 2 } });
    expect((await call('put', `/${id}`).send({ body: 'Late', version: 1 }).expect(409)).body).toMatchObject({
      code: 'stale_version',
      current: { body: 'Noted' },
    });
    expect((await call('delete', `/${id}`).expect(200)).body).toEqual({ data: { id } });
    await call('get', `/${id}`).expect(404);
    expect((await test.db.events()).map(({ name }) => name)).toEqual([
      'canned_reply.created',
      'canned_reply.updated',
      'canned_reply.deleted',
    ]);
  });

  it('refuse unknown and missing fields', async () => {
    await call('post', '').send({}).expect(400);
    expect((await call('post', '').send({ name: 'x', body: 'y', id: 'mine' }).expect(400)).body).toMatchObject({
      code: 'invalid',
    });
    const refused = await call('post', '').send({ name: 'x', body: 'Dear {{nickname}}' }).expect(400);
    expect(refused.body).toMatchObject({ details: [{ path: 'body', message: '{{nickname}} is no placeholder' }] });
  });

  it('carry what they do with a ticket, and then need no text (decisions 4.110)', async () => {
    const { admin } = await test.db.given(anAdmin({ first_name: 'Robin', last_name: 'Hale' }));
    const { user } = await test.db.given(aUser());
    const actions = { set_status: 'resolved', set_priority: 'low', assign_to: admin.id, add_tags: ['Spam', 'spam'] };
    const { body } = await call('post', '')
      .send({ name: 'Spam', body: '', ...actions })
      .expect(201);
    expect(body).toMatchObject({ data: { ...actions, add_tags: ['Spam'], assign_to_name: 'Robin Hale' } });
    const { id } = (body as { data: { id: string } }).data;
    const nothing = { set_status: null, set_priority: null, assign_to: null, add_tags: [] };
    for (const [input, path] of [
      [nothing, 'body'],
      [{ assign_to: user.id }, 'assign_to'],
      [{ set_status: 'new' }, 'set_status'],
    ] as const)
      expect((await call('put', `/${id}`).send(input).expect(400)).body).toMatchObject({ details: [{ path }] });
    expect((await call('put', `/${id}`).send({ assign_to: 'me', add_tags: [] }).expect(200)).body).toMatchObject({
      data: { assign_to: 'me', assign_to_name: null, add_tags: [], set_status: 'resolved' },
    });
  });

  it('are nobody else’s business', async () => {
    const { cannedReply } = await test.db.given(aCannedReply());
    for (const path of ['', `/${cannedReply.id}`]) await call('get', path, asCustomer).expect(403);
    await call('post', '', asCustomer).send({ name: 'Mine', body: 'Hello' }).expect(403);
    await client(test).get('/api/v1/support/canned-replies').expect(401);
  });
});
