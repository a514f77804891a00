import { ago } from '@portal/testing/clock';
import { issueFormToken } from '../../../src/modules/consultations/public/form-token.js';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { bearerOf } from '../../support/sign-in.js';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await createTestApp({
    worker: true,
    env: { ON_CALL_EMAIL: 'oncall@example.test', LIMIT_PUBLIC_FORM_PER_IP_HOUR: '5', TRUSTED_PROXIES: '127.0.0.1' },
  });
  cast = await app.db.given(aCast());
});
afterAll(() => app.close());

const goodToken = () => issueFormToken(app.config.appSecret, ago({ seconds: 5 }).getTime());
const form = (fields: object = {}) => ({
  name: 'Ada Jones <b>Win</b>',
  email: 'ada@neusecoffee.example',
  phone: '(252) 555-0123',
  company: 'Neuse Coffee http://evil.example',
  needs: 'Click http://evil.example now',
  title: 'Emergency Support - evil title',
  ...fields,
});
const submit = (fields: object = {}) =>
  app.http.post('/api/v1/public-consultation').send(form({ form_token: goodToken(), ...fields }));
const stored = (email: string) =>
  app.db.rows<Record<string, string>>('select * from consultation_requests where email = ?', [email]);

describe('a visitor’s request (specification, section 4; decisions, section 3)', () => {
  it('is stored; the visitor gets a welcome with a sign-in link, the staff and who is on call an alert', async () => {
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(Object.keys(body.data).sort()).toEqual(['message', 'reference', 'slot_hold_token']);
    expect(await stored('ada@neusecoffee.example')).toMatchObject([
      {
        reference: body.data.reference,
        source: 'public',
        consultation_type: 'emergency_assessment',
        urgency: 'medium',
        preferred_contact_method: 'email',
        status: 'pending',
      },
    ]);
    expect(
      await app.db.rows('select status, first_name from users where email = ?', ['ada@neusecoffee.example']),
    ).toEqual([{ status: 'invited', first_name: 'Ada' }]);

    const welcome = await app.mail.next('ada@neusecoffee.example');
    expect(welcome.text).toContain('Hello Ada,');
    expect(welcome.text).toMatch(/http:\/\/localhost:8080\/auth\/verify#token=/);
    expect(`${welcome.subject}${welcome.text}${welcome.html}`).not.toMatch(/evil|Jones|Win|Click/);

    for (const to of [cast.admin.email, cast.otherAdmin.email, 'oncall@example.test']) {
      const alert = await app.mail.next(to);
      expect(alert.subject).toContain(`URGENT: New request ${body.data.reference}`);
      expect(alert.text).toContain('Click http://evil.example now');
      expect(alert.html).not.toContain('<b>Win');
    }
    await eventually(async () => {
      const rows = await app.db.rows('select channel, status from notifications order by channel, status');
      expect(rows).toEqual([
        ...Array(4).fill({ channel: 'email', status: 'sent' }),
        ...Array(3).fill({ channel: 'in_app', status: 'sent' }),
      ]);
    });
    expect(new Set(app.mail.mails.map(({ messageId }) => messageId)).size).toBe(4);
  });

  it('signs the visitor in by the link, who then sees the request and its new status, and hears of it by mail', async () => {
    const token = /#token=([\w-]+)/.exec(
      (await app.mail.next('ada@neusecoffee.example', /We have your request/)).text,
    )?.[1];
    const session = await app.http.post('/api/v1/auth/session').send({ token, transport: 'bearer' });
    expect(session.status).toBe(201);
    const ada = { authorization: `Bearer ${session.body.data.access_token}` };
    const list = await app.http.get('/api/v1/consultation-requests').set(ada);
    expect(list.body.pagination.total).toBe(1);
    const { id, reference } = list.body.data[0];

    const moved = await app.http
      .put(`/api/v1/consultation-requests/${id}`)
      .set(await bearerOf(app.app, cast.admin))
      .send({ status: 'in_progress' });
    expect(moved.status).toBe(200);
    const mail = await app.mail.next('ada@neusecoffee.example', /in progress/);
    expect(mail.subject).toBe(`Your request ${reference} is in progress`);
    expect(mail.text).toContain(`http://localhost:8080/customer/consultations/${id}`);
    expect(`${mail.text}${mail.html}`).not.toContain('evil');
  });

  it('tells nobody of his own step', async () => {
    const customer = await bearerOf(app.app, cast.customer);
    const created = await app.http
      .post('/api/v1/consultation-requests')
      .set(customer)
      .send({ title: 'Wi-Fi', description: 'Slow' });
    await app.mail.next(cast.admin.email, new RegExp(created.body.data.reference));
    await app.http
      .put(`/api/v1/consultation-requests/${created.body.data.id}`)
      .set(customer)
      .send({ status: 'cancelled' });
    await eventually(async () => {
      expect(
        await app.db.rows(
          `select e.listener from effects e join domain_events d on d.id = e.event_id
            where d.entity_id = ? and d.name = 'consultation.status_changed' order by 1`,
          [created.body.data.id],
        ),
      ).toEqual([
        { listener: 'ConsultationNotifications.onConsultationStatusChanged' },
        { listener: 'MeetingsListener.cancelWithRequest' },
      ]);
    });
    expect(app.mail.mails.filter(({ to }) => to.includes(cast.customer.email))).toEqual([]);
  });

  it('joins a known address without changing the profile, and answers the same', async () => {
    const before = await app.db.rows('select * from users where id = ?', [cast.stranger.id]);
    const { status, body } = await submit({ email: cast.stranger.email.toUpperCase(), name: 'Somebody Else' });
    expect(status).toBe(201);
    expect(Object.keys(body.data).sort()).toEqual(['message', 'reference', 'slot_hold_token']);
    expect(await stored(cast.stranger.email)).toMatchObject([{ customer_id: cast.stranger.id, name: 'Somebody Else' }]);
    expect(await app.db.rows('select * from users where id = ?', [cast.stranger.id])).toEqual(before);
    const mail = await app.mail.next(cast.stranger.email);
    expect(mail.text).toContain('Hello Grace,');
    expect(mail.text).not.toMatch(/token=|evil|Somebody/);
  });

  it('answers the filled trap as success and stores nothing', async () => {
    const { status, body } = await submit({ email: 'bot@example.test', website: 'http://spam.example' });
    expect(status).toBe(201);
    expect(Object.keys(body.data).sort()).toEqual(['message', 'reference', 'slot_hold_token']);
    expect(body.data.reference).toMatch(/^C-\d{4}-\d{4}$/);
    expect(await stored('bot@example.test')).toEqual([]);
    expect(await app.db.rows('select 1 from users where email = ?', ['bot@example.test'])).toEqual([]);
  });

  it('refuses a machine’s pace', async () => {
    const { body } = await app.http.get('/api/v1/public-consultation/form-token');
    expect(await submit({ form_token: body.data.form_token })).toMatchObject({
      status: 429,
      body: { code: 'consultation.too_fast' },
      headers: { 'retry-after': '3' },
    });
  });

  it('lets one opened form be sent three times', async () => {
    const form_token = goodToken();
    const statuses = [];
    for (let time = 0; time < 4; time++)
      statuses.push((await submit({ form_token, email: 'again@example.test' })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it.each([
    ['calls without a form', false, 5],
    ['forms', true, 30],
  ])('bounds %s by network, in IPv6 by its /64', async (_name, withForm, bound) => {
    const statuses: number[] = [];
    for (let time = 0; time <= bound; time++) {
      const answer = await submit({
        form_token: withForm ? goodToken() : undefined,
        website: 'http://spam.example', // stores nothing, but counts
      }).set('x-forwarded-for', `2001:db8:${bound}:1::${time + 1}`);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(bound).fill(201), 429]);
  });

  it.each([{ name: ' ' }, { phone: '' }, { email: 'nobody' }, { needs: '' }, { role: 'admin' }, { customer_id: 'x' }])(
    'refuses %j',
    async (fields) => {
      const { status, body } = await submit(fields);
      expect({ status, path: body.details[0].path }).toEqual({ status: 400, path: Object.keys(fields)[0] });
    },
  );

  it('doesn’t let strangers flood an address together', async () => {
    for (let time = 0; time < 12; time++) expect((await submit({ email: 'victim@example.test' })).status).toBe(201);
    await eventually(async () => {
      const rows = await app.db.rows<{ status: string }>(
        `select status from notifications where recipient_email = 'victim@example.test' and channel = 'email'`,
      );
      expect(rows.filter(({ status }) => status === 'sent').length).toBeLessThanOrEqual(10);
      expect(rows.filter(({ status }) => status === 'suppressed').length).toBeGreaterThanOrEqual(2);
      expect(rows).toHaveLength(12);
    });
  });

  it('is one request when it is sent again after a reload, under its key and with its form’s token', async () => {
    const body = form({ form_token: goodToken(), email: 'reload@neusecoffee.example' });
    const kept = { 'idempotency-key': 'kept-by-the-tab', 'x-forwarded-for': '198.51.100.77' };
    const send = () => app.http.post('/api/v1/public-consultation').set(kept).send(body);
    const [first, again] = [await send(), await send()];
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } });
    expect(await stored('reload@neusecoffee.example')).toHaveLength(1);
    const changed = await app.http
      .post('/api/v1/public-consultation')
      .set(kept)
      .send({ ...body, needs: 'Something else' });
    expect(changed.body).toMatchObject({ code: 'idempotency_mismatch' });
  });
});
