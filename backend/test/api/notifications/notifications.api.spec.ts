import type {
  MarkedNotifications,
  NotificationPreference,
  NotificationPreferences,
  NotificationView,
  Pagination,
} from '@portal/contracts';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aNotification } from '../../factories/notification.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { client } from '../../support/mail/mailed-link.js';
import { statementsOf } from '../../support/database/statements.js';

let test: TestApp;
let cast: Cast;
let ids: string[];
const bearer = {} as Record<'customer' | 'stranger', string>;

beforeAll(async () => {
  test = await createTestApp();
  cast = await test.db.given(aCast());
  for (const name of ['customer', 'stranger'] as const)
    bearer[name] = (await test.db.given(aSession(cast[name]))).bearer;
  ids = [];
  for (const [index, title] of ['Newest', 'Middle', 'Oldest'].entries()) {
    const { notification } = await test.db.given(aNotification({ to: cast.customer, title, minutesAgo: index }));
    ids.push(notification.id);
  }
  await test.db.given(aNotification({ to: cast.admin, title: 'Not yours' }));
});
afterAll(() => test.close());

const call = (method: 'get' | 'post' | 'put', path: string, name: keyof typeof bearer = 'customer') =>
  client(test)
    [method](path.startsWith('/') ? path : `/api/v1/${path}`)
    .set('authorization', bearer[name]);
const listed = async (query: string) =>
  (await call('get', `notifications?${query}`).expect(200)).body as {
    data: NotificationView[];
    pagination: Pagination;
  };
const unread = async (name?: keyof typeof bearer) =>
  ((await call('get', 'notifications/unread', name).expect(200)).body as { data: { unread: number } }).data.unread;

describe('notifications (specification, section 7; decisions, section 6)', () => {
  it('are one’s own, newest first, by page or by offset', async () => {
    expect((await listed('')).data.map(({ title }) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
    expect(await listed('page=2&limit=2')).toMatchObject({
      data: [{ title: 'Oldest', link: '/dashboard', category: 'projects', read_at: null }],
      pagination: { page: 2, limit: 2, total: 3, has_more: false },
    });
    expect(await listed('offset=1&limit=1')).toMatchObject({
      data: [{ title: 'Middle' }],
      pagination: { page: 2, limit: 1, total: 3, has_more: true },
    });
    expect((await call('get', 'notifications', 'stranger').expect(200)).body).toMatchObject({
      data: [],
      pagination: { total: 0 },
    });
    await client(test).get('/api/v1/notifications').expect(401);
  });

  it('carry what they are about, their channel and what became of them, also as mails (specification, section 3)', async () => {
    await test.db.given(aNotification({ to: cast.primary, title: 'Moved', body: 'New shop network' }));
    await test.db.given(
      aNotification({ to: cast.primary, title: 'Moved', body: 'New shop network', isUnwanted: true }),
    );
    const bearerOf = (await test.db.given(aSession(cast.primary))).bearer;
    const records = async (query: string): Promise<unknown> =>
      (await client(test).get(`/api/v1/notifications${query}`).set('authorization', bearerOf).expect(200)).body;
    const both = { title: 'Moved', body: 'New shop network' };
    expect(await records('')).toMatchObject({ data: [{ ...both, channel: 'in_app', status: 'sent', reason: null }] });
    expect(await records('?channel=email')).toMatchObject({
      data: [
        { ...both, channel: 'email', status: 'suppressed', reason: 'Switched off in the notification preferences' },
      ],
      pagination: { total: 1 },
    });
  });

  it('never tell a customer of internal comments, even one who was an admin', async () => {
    await test.db.given(aNotification({ to: cast.stranger, data: { internal: 'true' } }));
    expect((await call('get', 'notifications', 'stranger')).body).toMatchObject({ data: [] });
    expect(await unread('stranger')).toBe(0);
  });

  it('are read and unread one by one, and counted', async () => {
    expect(await unread()).toBe(3);
    const read = await call('put', `notifications/${ids[0] ?? ''}`)
      .send({ read: true })
      .expect(200);
    expect((read.body as { data: NotificationView }).data).toMatchObject({ id: ids[0], read_at: expect.any(String) });
    expect(await unread()).toBe(2);
    expect((await listed('unread=true')).data).toHaveLength(2);
    await call('put', `notifications/${ids[0] ?? ''}`)
      .send({ read: false })
      .expect(200);
    expect(await unread()).toBe(3);
  });

  it('of somebody else don’t exist', async () => {
    const path = `notifications/${ids[0] ?? ''}`;
    expect((await call('put', path, 'stranger').send({ read: true }).expect(404)).body).toMatchObject({
      code: 'not_found',
    });
    expect(await unread()).toBe(3);
  });

  it.each([{ read: 'yes' }, { read: true, title: 'x' }, { read: true, recipient_id: 'x' }, {}])(
    'refuse %j',
    async (body) => {
      await call('put', `notifications/${ids[0] ?? ''}`)
        .send(body)
        .expect(400);
    },
  );

  it.each(['recipient_id=1', 'limit=0', 'limit=101', 'offset=-1', 'unread=maybe'])('refuse ?%s', async (query) => {
    await call('get', `notifications?${query}`).expect(400);
  });

  it('are all read in one call, which touches nobody else’s', async () => {
    expect((await call('post', 'notifications/read-all').expect(200)).body).toEqual({ data: { unread: 0 } });
    expect(await unread()).toBe(0);
    const [other] = await test.db.rows<{ read_at: string | null }>(
      'select read_at from notifications where recipient_id = ?',
      [cast.admin.id],
    );
    expect(other?.read_at).toBeNull();
    const events = await test.db.events();
    expect(events.filter(({ name }) => name === 'notification.all_read')).toHaveLength(1);
  });

  it('are archived and brought back, one by one or what was read, and each mark of all is taken back', async () => {
    const titles = async (query: string) => (await listed(query)).data.map(({ title }) => title);
    const markAll = async (body: object) =>
      ((await call('post', 'notifications/mark-all').send(body).expect(200)).body as { data: MarkedNotifications })
        .data;
    const read = await markAll({ read: true });
    expect(read).toMatchObject({ marked: 0, unread: 0 });
    const middle = `notifications/${ids[1] ?? ''}`;
    await call('put', middle).send({ read: false, archived: true }).expect(200);
    expect([await titles(''), await titles('archived=true'), await unread()]).toEqual([
      ['Newest', 'Oldest'],
      ['Middle'],
      0,
    ]);
    await call('put', middle).send({ archived: false }).expect(200);
    const archived = await markAll({ archived: true });
    expect([archived.marked, await titles('')]).toEqual([2, ['Middle']]);
    expect(await markAll({ archived: false, marked_at: archived.marked_at })).toMatchObject({ marked: 2 });
    const again = await markAll({ read: true, category: 'projects' });
    expect([again.marked, await unread()]).toEqual([1, 0]);
    expect(await markAll({ read: false, marked_at: again.marked_at })).toMatchObject({ marked: 1, unread: 1 });
    expect(await titles('category=billing')).toEqual([]);
    expect(await titles('category=projects&unread=true')).toEqual(['Middle']);
  });

  it.each([{}, { read: false }, { read: true, archived: true }, { read: true, marked_at: '2026-01-05T12:00:00.000Z' }])(
    'refuse to mark all as %j',
    async (body) => {
      await call('post', 'notifications/mark-all').send(body).expect(400);
    },
  );

  it('are listed and counted within the budget of statements', async () => {
    const session = 1;
    expect((await statementsOf(() => listed('page=1&limit=2'))).length).toBeLessThanOrEqual(3 + session);
    expect((await statementsOf(() => unread())).length).toBeLessThanOrEqual(1 + session);
  });
});

describe('notification preferences (decisions, section 6)', () => {
  const preferences = async (): Promise<NotificationPreference[]> =>
    (
      (await call('get', 'notifications/preferences').expect(200)).body as {
        data: { preferences: NotificationPreference[] };
      }
    ).data.preferences;

  it('begin with mail at once, projects once a day, security locked', async () => {
    const known = await preferences();
    expect(known).toHaveLength(10);
    expect(known.filter(({ email }) => email !== 'at_once')).toEqual([
      { category: 'projects', email: 'daily', push: 'off', locked: false },
    ]);
    expect(known.filter(({ locked }) => locked).map(({ category }) => category)).toEqual(['security']);
  });

  it('change where named, and stay each person’s own', async () => {
    await call('put', 'notifications/preferences')
      .send({
        preferences: [
          { category: 'mentions', email: 'off' },
          { category: 'projects', email: 'at_once' },
        ],
      })
      .expect(200);
    const changed = (await preferences()).filter(({ category }) => /mentions|projects/.test(category));
    expect(changed.map(({ email }) => email)).toEqual(['off', 'at_once']);
    const { body } = await call('get', 'notifications/preferences', 'stranger');
    expect(JSON.stringify(body)).not.toContain('"email":"off"');
  });

  it('keep the channel that a call doesn’t name, and take quiet hours and give them back', async () => {
    const change = async (body: object) =>
      (
        (await call('put', 'notifications/preferences').send(body).expect(200)).body as {
          data: NotificationPreferences;
        }
      ).data;
    await change({ preferences: [{ category: 'billing', email: 'hourly' }] });
    const { preferences: changed } = await change({ preferences: [{ category: 'billing', push: 'off' }] });
    expect(changed.find(({ category }) => category === 'billing')).toMatchObject({ email: 'hourly', push: 'off' });
    const quiet_hours = { from: '22:00', to: '07:15' };
    expect(await change({ quiet_hours })).toMatchObject({ quiet_hours, time_zone: 'America/New_York' });
    expect(await change({ preferences: [{ category: 'billing', push: 'at_once' }] })).toMatchObject({ quiet_hours });
    expect(await change({ quiet_hours: null })).toMatchObject({ quiet_hours: null });
  });

  it('never switch security mail off', async () => {
    const choose = (choice: object) =>
      call('put', 'notifications/preferences').send({ preferences: [{ category: 'security', ...choice }] });
    expect((await choose({ email: 'off' }).expect(409)).body).toMatchObject({ code: 'notification.locked' });
    await choose({ push: 'off' }).expect(409);
    await choose({ email: 'at_once' }).expect(200);
  });

  it.each([
    { preferences: [] },
    { preferences: [{ category: 'weather', email: 'off' }] },
    { preferences: [{ category: 'projects', email: 'weekly' }] },
    { preferences: [{ category: 'service', email: 'daily' }] },
    { preferences: [{ category: 'projects', email: 'off', locked: false }] },
    { preferences: [{ category: 'projects', email: 'off' }], user_id: 'x' },
    { preferences: [{ category: 'projects' }] },
    { preferences: [{ category: 'projects', push: 'daily' }] },
    { quiet_hours: { from: '22:00', to: '22:00' } },
    { quiet_hours: { from: '22:00', to: '24:00' } },
    { quiet_hours: { from: '22:00' } },
    {},
  ])('refuse %j', async (body) => {
    await call('put', 'notifications/preferences').send(body).expect(400);
  });
});
