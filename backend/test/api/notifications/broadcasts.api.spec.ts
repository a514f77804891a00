import {
  notificationCategories,
  sentenceOf,
  type BroadcastView,
  type CreateBroadcast,
  type RecipientCount,
  type SentNotificationView,
} from '@portal/contracts';
import { fromNow } from '@portal/testing/clock';
import { BroadcastSchedule } from '../../../src/modules/notifications/broadcasts/broadcast-schedule.sweep.js';
import { aUser } from '../../factories/user.factory.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';
import { runSweep } from '../../support/jobs/run-sweep.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast({ worker: true });
const connect = listeners();

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const sent = app.http[method](`/api/v1/notifications/${path}`).set(as.admin);
  return body ? sent.send(body) : sent;
};
const dataOf = <Data>({ body }: { body: { data: Data } }): Data => body.data;
const message = (wish: Partial<CreateBroadcast> = {}) => ({
  title: 'Office news for {{ first_name }}',
  body: 'Dear {{ first_name }} of *{{ company_name }}*,\n\n- we moved\n- [see where](/customer/account)',
  category: 'approvals',
  channels: ['in_app', 'email'],
  audience: { kind: 'people', user_ids: [cast.customer.id] },
  ...wish,
});
const until = (id: string, status: string) =>
  eventually(async () => {
    const shown = dataOf<BroadcastView>(await call('get', `broadcasts/${id}`).expect(200));
    expect(shown.status).toBe(status);
    return shown;
  }, 20_000);

describe('messages that admins send', () => {
  it('reach each person in the app and by mail, filled in, with progress and history', async () => {
    const audience = { kind: 'companies', company_ids: [cast.customer.companyId] };
    expect(dataOf(await call('post', 'broadcasts/recipients', { audience }).expect(200))).toEqual({
      recipients: 3,
      by_mail: [{ timing: 'daily', people: 3, until: expect.any(String) as string }],
      lacking: { first_name: 0, last_name: 0, company_name: 0 },
    });
    const draft = dataOf<BroadcastView>(await call('post', 'broadcasts', message({ audience } as never)).expect(201));
    expect(draft).toMatchObject({ status: 'draft', author_name: 'Avery Test', progress: { total: 0 } });
    await call('put', `broadcasts/${draft.id}`, {
      link: '/customer/account',
      link_label: 'Have a look',
      version: 1,
    }).expect(200);
    const sending = dataOf<BroadcastView>(await call('post', `broadcasts/${draft.id}/send`).expect(200));
    expect(sending).toMatchObject({ status: 'sending', progress: { recipients: 3, total: 6 } });
    const mail = await app.mail.next(cast.customer.email, /Office news/);
    expect(mail.subject).toBe('Office news for Dana');
    expect(mail.text).toContain('Dear Dana of Neuse Bakery,\n\n- we moved\n- see where (http');
    expect(mail.text).toMatch(/Have a look:\nhttp.+\/customer\/account/);
    expect(mail.html).toContain('<em>Neuse Bakery</em>');
    const { progress } = await until(draft.id, 'sent');
    expect(progress).toMatchObject({ recipients: 3, total: 6, sent: 6, waiting: 0, suppressed: 0, failed: 0 });
    const bell = await app.http.get('/api/v1/notifications').set(as.primary).expect(200);
    expect(bell.body).toMatchObject({
      data: [{ title: 'Office news for Paula', link: '/customer/account', category: 'approvals' }],
    });
    const query = `sent?broadcast_id=${draft.id}&channel=email&status=sent,failed`;
    const history = dataOf<SentNotificationView[]>(await call('get', query).expect(200));
    expect(history.map(({ recipient_name }) => recipient_name).sort()).toEqual([
      'Dana Test',
      'Luis Test',
      'Paula Test',
    ]);
    expect(history[0]).toMatchObject({ template: 'message', template_label: 'Message', status: 'sent', reason: null });
    await call('post', `broadcasts/${draft.id}/send`).expect(409);
    await call('post', `broadcasts/${draft.id}/cancel`).expect(409);
    await call('put', `broadcasts/${draft.id}`, { title: 'Late' }).expect(409);
    await call('delete', `broadcasts/${draft.id}`).expect(409);
  });

  it('wait for their time, are changed, taken back and sent then', async () => {
    const send_at = fromNow({ hours: 1 }).toISOString();
    const wish = message({ title: 'At night', channels: ['in_app'], send_at });
    const made = dataOf<BroadcastView>(await call('post', 'send', wish).expect(201));
    expect(made).toMatchObject({ status: 'scheduled', send_at, started_at: null });
    await call('put', `broadcasts/${made.id}`, { send_at: fromNow({ hours: -1 }).toISOString() }).expect(400);
    const later = fromNow({ hours: 2 }).toISOString();
    expect(dataOf(await call('put', `broadcasts/${made.id}`, { send_at: later }).expect(200))).toMatchObject({
      status: 'scheduled',
      send_at: later,
    });
    expect(dataOf(await call('post', `broadcasts/${made.id}/cancel`).expect(200))).toMatchObject({
      status: 'draft',
      send_at: null,
    });
    await call('put', `broadcasts/${made.id}`, { send_at: later }).expect(200);
    await call('post', `broadcasts/${made.id}/send`).expect(200);
    await runSweep(app.app, BroadcastSchedule);
    expect(dataOf(await call('get', `broadcasts/${made.id}`).expect(200))).toMatchObject({ status: 'scheduled' });
    await app.db.rows(`update broadcasts set send_at = now() where id = ? returning id`, [made.id]);
    await runSweep(app.app, BroadcastSchedule);
    await until(made.id, 'sent');
    expect(await app.db.rows(`select channel from notifications where title = 'At night'`)).toHaveLength(1);
  });

  it('say beforehand how many lack what the text is filled with', async () => {
    const { user } = await app.db.given(aUser());
    await app.db.rows('update users set first_name = null, company_id = null where id = ? returning id', [user.id]);
    const audience = { kind: 'people', user_ids: [user.id, cast.customer.id] };
    const { lacking } = dataOf<RecipientCount>(await call('post', 'broadcasts/recipients', { audience }).expect(200));
    expect(lacking).toMatchObject({ first_name: 1, company_name: 1 });
  });

  it('are sent by the specification’s call, once for one key', async () => {
    const key = { 'idempotency-key': 'one-message' };
    const body = { action: 'send', ...message({ title: 'Once', channels: ['in_app'] }) };
    const [first, again] = [
      await app.http
        .post('/functions/v1/notifications')
        .set({ ...as.admin, ...key })
        .send(body)
        .expect(201),
      await app.http
        .post('/functions/v1/notifications')
        .set({ ...as.admin, ...key })
        .send(body)
        .expect(201),
    ];
    expect(dataOf<BroadcastView>(again).id).toBe(dataOf<BroadcastView>(first).id);
    await until(dataOf<BroadcastView>(first).id, 'sent');
    expect(await app.db.rows(`select channel from notifications where title = 'Once'`)).toEqual([
      { channel: 'in_app' },
    ]);
    await app.http.post('/functions/v1/notifications').set(as.customer).send(body).expect(403);
  });

  it('respect what each person prefers, and wait for the digest of those who want one', async () => {
    const preferences = [{ category: 'approvals', email: 'daily' }];
    await app.http.put('/api/v1/notifications/preferences').set(as.coworker).send({ preferences }).expect(200);
    await app.http
      .put('/api/v1/notifications/preferences')
      .set(as.primary)
      .send({ preferences: [{ category: 'approvals', email: 'off' }] })
      .expect(200);
    const user_ids = [cast.coworker.id, cast.primary.id];
    const audience = { kind: 'people', user_ids } as const;
    const { id } = dataOf<BroadcastView>(await call('post', 'send', message({ audience })).expect(201));
    const { progress } = await until(id, 'sent');
    expect(progress).toMatchObject({ total: 4, sent: 2, waiting: 1, suppressed: 1 });
    const mails = dataOf<SentNotificationView[]>(
      await call('get', `sent?broadcast_id=${id}&channel=email`).expect(200),
    );
    const waits = mails.map(({ status, due_at }) => [status, due_at !== null && due_at === progress.waits_until]);
    expect(waits.sort()).toEqual([
      ['queued', true],
      ['suppressed', false],
    ]);
    await app.db.rows(
      `update notifications set due_at = now() where broadcast_id = ? and status = 'queued' returning id`,
      [id],
    );
    const digest = await app.mail.next(cast.coworker.email, /Your day/);
    expect(digest.text).toContain('Messages: Office news for Luis.');
  });

  it('about the service go at once, in quiet hours too, but not to who switched just these off', async () => {
    const choose = (who: 'coworker' | 'primary', preferences: object[]) =>
      app.http
        .put('/api/v1/notifications/preferences')
        .set(as[who])
        .send({ preferences, quiet_hours: { from: '00:00', to: '23:59' } })
        .expect(200);
    const others = notificationCategories.filter((category) => !['security', 'service'].includes(category));
    await choose(
      'coworker',
      others.map((category) => ({ category, email: 'off' })),
    );
    await choose('primary', [{ category: 'service', email: 'off' }]);
    const audience: CreateBroadcast['audience'] = { kind: 'people', user_ids: [cast.coworker.id, cast.primary.id] };
    const wish = { audience, category: 'service', title: 'Tonight' } as const;
    const { id } = dataOf<BroadcastView>(
      await call('post', 'send', message({ ...wish, channels: ['email'] })).expect(201),
    );
    expect((await app.mail.next(cast.coworker.email, /Tonight/)).subject).toBe('Tonight');
    expect((await until(id, 'sent')).progress).toMatchObject({ total: 2, sent: 1, waiting: 0, suppressed: 1 });
  });

  it('show admins live how far they are, until all has gone; customers may not listen', async () => {
    const listening = async (who: 'admin' | 'customer') => {
      const { heard, join } = await connect(app.url, as[who].authorization.replace('Bearer ', ''));
      return { heard, joined: await join('broadcasts') };
    };
    const [admin, customer] = [await listening('admin'), await listening('customer')];
    expect([admin.joined.ok, customer.joined]).toEqual([true, { ok: false, error: sentenceOf('not_found') }]);
    const { id } = dataOf<BroadcastView>(await call('post', 'send', message()).expect(201));
    const last = () => admin.heard.flatMap(({ items }) => items).findLast(({ record }) => record.id === id);
    await eventually(() => {
      expect(last()).toMatchObject({
        table: 'broadcasts',
        record: { status: 'sent', progress: { total: 2, sent: 2, waiting: 0 } },
      });
    });
    expect(customer.heard).toEqual([]);
  });

  it.each([
    [{ title: '' }, 'title', 'Required'],
    [{ body: 'Hi {{ password }}' }, 'body', 'Line 1: {{ password }} is no variable of this text'],
    [{ body: 'Hi\n{% if' }, 'body', expect.stringContaining('Line 2') as string],
    [{ link: 'https://evil.example' }, 'link', 'A path of the portal, such as /customer/account'],
    [{ channels: [] }, 'channels', 'Choose at least one channel'],
    [
      { audience: { kind: 'filter', search: 'password=1' } },
      'audience.search',
      'This is not a filter of the list of customers',
    ],
    [
      { audience: { kind: 'filter', search: 'deleted=true' } },
      'audience.search',
      'This is not a filter of the list of customers',
    ],
  ])('are refused with %j', async (wish, path, text) => {
    const body = { ...message(), ...wish };
    for (const name of ['send', 'broadcasts'])
      expect((await call('post', name, body).expect(400)).body).toMatchObject({ details: [{ path, message: text }] });
    expect(await app.db.rows(`select 1 from broadcasts where title like 'Hi%' or title = ''`)).toEqual([]);
  });

  it('are not sent to nobody', async () => {
    const audience = { kind: 'filter', search: 'view=people&search=nobody-is-called-so&status=active' } as const;
    expect((await call('post', 'send', message({ audience })).expect(409)).body).toMatchObject({
      code: 'broadcast.no_recipients',
    });
  });

  it('are looked at and tried before', async () => {
    const { title, body } = message();
    const preview = dataOf<{ title: string; html: string }>(
      await call('post', 'broadcasts/preview', { title, body }).expect(200),
    );
    expect(preview.title).toBe('Office news for Avery');
    expect(preview.html).toContain('Dear Avery of');
    expect(dataOf(await call('post', 'broadcasts/test', { title, body }).expect(200))).toEqual({
      sent_to: cast.admin.email,
    });
    expect((await app.mail.next(cast.admin.email, /Office news/)).subject).toBe('[Test] Office news for Avery');
  });
});
