import { randomUUID } from 'node:crypto';
import { fromNow } from '@portal/testing/clock';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { eventually } from '../../support/jobs/eventually.js';
import { freeTime } from '../../support/free-time.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast({ worker: true });

const NOBODY = '0190a0a0-0000-7000-8000-000000000001';
const aDealOf = { deal_type: 'one_time', amount: 1200 } as const;

type Who = keyof typeof as;
type To = 'project' | 'deal';

/** A scheduled request and its coming meeting. */
async function given() {
  const { consultation } = await app.db.given(aConsultation({ customer: cast.customer, status: 'scheduled' }));
  const { meeting } = await app.db.given(aMeeting({ consultation, host: cast.admin }));
  return { id: consultation.id, meeting: meeting.id };
}
const convert = (id: string, to: To, body: object = {}, who: Who = 'admin') =>
  app.http
    .post(`/api/v1/consultation-requests/${id}/convert-to-${to}`)
    .set(as[who])
    .send({ ...(to === 'deal' ? aDealOf : {}), ...body });
const dataOf = ({ body }: { body: unknown }) => (body as { data: Record<string, unknown> }).data;
const requestOf = async (id: string) => dataOf(await app.http.get(`/api/v1/consultation-requests/${id}`).set(as.admin));
const meetingsOf = (id: string) =>
  app.db.rows<{ id: string; status: string; starts_at: string }>(
    'select id, status, starts_at from consultation_meetings where consultation_id = ? order by created_at, id',
    [id],
  );
const isSettled = (id: string) =>
  eventually(async () => {
    const [left] = await app.db.rows<{ count: string }>(
      `select count(*) from notifications where data ->> 'consultation_id' = ?`,
      [id],
    );
    expect(Number(left?.count)).toBeGreaterThan(0);
  });

describe.each(['project', 'deal'] as const)('a request converted to a %s (decisions, section 4)', (to) => {
  it('keeps its meeting unless asked otherwise, also when the end of the request is told', async () => {
    const { id, meeting } = await given();
    const made = dataOf(await convert(id, to).expect(201));
    expect(await requestOf(id)).toMatchObject({ status: 'completed', outcome: 'converted', [`${to}_id`]: made['id'] });
    await isSettled(id);
    expect(await meetingsOf(id)).toMatchObject([{ id: meeting, status: 'confirmed' }]);
    const moved = await app.http
      .post(`/api/v1/consultation-meetings/${meeting}/reschedule`)
      .set(as.customer)
      .send({ starts_at: await freeTime(app.db, 6) });
    expect(moved.status).toBe(201); // a meeting that was kept can still be rescheduled
  });

  it('cancels it where that was chosen', async () => {
    const { id, meeting } = await given();
    await convert(id, to, { meeting: { id: meeting, choice: 'cancel' } }).expect(201);
    expect(await meetingsOf(id)).toMatchObject([{ id: meeting, status: 'cancelled' }]);
    expect(await requestOf(id)).toMatchObject({ status: 'completed', outcome: 'converted' });
  });

  it('moves it where that was chosen', async () => {
    const { id, meeting } = await given();
    const starts_at = fromNow({ days: 40 + (to === 'deal' ? 1 : 0) }).toISOString();
    await convert(id, to, { meeting: { id: meeting, choice: 'move', starts_at } }).expect(201);
    const [old, next] = await meetingsOf(id);
    expect(old).toMatchObject({ id: meeting, status: 'rescheduled' });
    expect(Date.parse(next?.starts_at ?? '')).toBe(Date.parse(starts_at));
    expect(await requestOf(id)).toMatchObject({ status: 'completed', next_meeting_at: starts_at });
  });

  it.each<[string, object]>([
    ['customer_id', { customer_id: NOBODY }],
    ['meeting.id', { meeting: { id: NOBODY } }],
    ['meeting.starts_at', { meeting: { id: NOBODY, choice: 'move' } }],
    ['meeting.starts_at', { meeting: { id: NOBODY, choice: 'keep', starts_at: '2030-01-01T10:00:00Z' } }],
    ['meeting.choice', { meeting: { id: NOBODY, choice: 'forget' } }],
    ...(to === 'project'
      ? ([
          ['name', { name: ' ' }],
          ['manager_id', { manager_id: NOBODY }],
          ['target_date', { start_date: '2027-02-01', target_date: '2027-01-31' }],
        ] as [string, object][])
      : ([
          ['amount', { amount: 0 }],
          ['amount', { amount: undefined }],
          ['interval', { deal_type: 'recurring' }],
          ['interval', { interval: 'month' }],
          ['starts_on', { starts_on: '1999-01-01' }],
        ] as [string, object][])),
  ])('refuses a wrong %s, and changes nothing', async (path, body) => {
    const { id, meeting } = await given();
    const before = await requestOf(id);
    const answer = await convert(id, to, body).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid' });
    expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path);
    expect(await requestOf(id)).toEqual(before);
    expect(await meetingsOf(id)).toMatchObject([{ id: meeting, status: 'confirmed' }]);
    for (const table of ['projects', 'customer_deals'])
      expect(await app.db.rows(`select 1 from ${table} where consultation_id = ?`, [id])).toEqual([]);
  });

  it('is undone whole where the new time can’t be had, or the meeting is over', async () => {
    const { id, meeting } = await given();
    const past = { id: meeting, choice: 'move', starts_at: fromNow({ days: -1 }).toISOString() };
    expect((await convert(id, to, { meeting: past }).expect(409)).body.code).toBe('meeting.in_the_past');
    await app.db.rows(`update consultation_meetings set status = 'declined' where id = ? returning 1`, [meeting]);
    const over = { id: meeting, choice: 'cancel' };
    expect((await convert(id, to, { meeting: over }).expect(409)).body.code).toBe('illegal_transition');
    expect(await requestOf(id)).toMatchObject({ status: 'scheduled', outcome: null, project_id: null, deal_id: null });
  });

  it('is made once by one key, and not of an older version', async () => {
    const { id } = await given();
    expect((await convert(id, to, { version: 99 }).expect(409)).body).toMatchObject({
      code: 'stale_version',
      current: { id },
    });
    const key = randomUUID();
    const first = await convert(id, to).set('idempotency-key', key).expect(201);
    const again = await convert(id, to).set('idempotency-key', key).expect(201);
    expect(dataOf(again)['id']).toBe(dataOf(first)['id']);
    expect((await convert(id, to).expect(409)).body).toMatchObject({
      code: 'consultation.converted_already',
      error: `This request was converted to a ${to} already`,
    });
  });

  it('is the admins’ business', async () => {
    const { id } = await given();
    for (const who of ['customer', 'primary', 'stranger'] as const) {
      const { status } = await convert(id, to, {}, who);
      expect(status).toBe(403);
    }
    expect(await requestOf(id)).toMatchObject({ status: 'scheduled' });
  });
});

describe('a project and the deal that pays for it', () => {
  const post = (path: string, body: object) => app.http.post(`/api/v1/${path}`).set(as.admin).send(body);
  const put = (path: string, body: object) => app.http.put(`/api/v1/${path}`).set(as.admin).send(body);
  const aDeal = async (customer_id: string) =>
    dataOf(await post('deals/customer-deals', { customer_id, title: 'Network', ...aDealOf }).expect(201))[
      'id'
    ] as string;

  it('are linked when the project is made of the deal, or later, and only within one company', async () => {
    const [own, foreign] = [await aDeal(cast.customer.id), await aDeal(cast.stranger.id)];
    const wish = { name: 'Network', customer_id: cast.coworker.id };
    expect((await post('projects', { ...wish, deal_id: foreign }).expect(400)).body.details).toMatchObject([
      { path: 'deal_id' },
    ]);
    const made = dataOf(await post('projects', { ...wish, deal_id: own }).expect(201));
    expect(made).toMatchObject({ deal_id: own });
    const deal = dataOf(await app.http.get(`/api/v1/deals/customer-deals/${own}`).set(as.admin));
    expect(deal).toMatchObject({ project_id: made['id'] });
    const other = dataOf(await post('projects', wish).expect(201));
    expect((await put(`projects/${String(other['id'])}`, { deal_id: foreign })).status).toBe(400);
    expect(dataOf(await put(`projects/${String(other['id'])}`, { deal_id: own }).expect(200))).toMatchObject({
      deal_id: own,
    });
  });

  it('are linked by a deal that is drawn up for the project, once', async () => {
    const { id: project_id } = dataOf(
      await post('projects', { name: 'Network', customer_id: cast.customer.id }).expect(201),
    );
    const wish = { customer_id: cast.primary.id, title: 'Network', project_id, ...aDealOf };
    expect((await post('deals/customer-deals', { ...wish, customer_id: cast.stranger.id })).status).toBe(400);
    const deal = dataOf(await post('deals/customer-deals', wish).expect(201));
    expect(deal).toMatchObject({ project_id });
    expect(dataOf(await app.http.get(`/api/v1/projects/${String(project_id)}`).set(as.admin))).toMatchObject({
      deal_id: deal['id'],
    });
    expect((await post('deals/customer-deals', wish).expect(400)).body.details).toMatchObject([{ path: 'project_id' }]);
  });

  it('show what the deal bills also among what the project bills', async () => {
    const deal_id = await aDeal(cast.customer.id);
    const wish = { name: 'Network', customer_id: cast.customer.id };
    const [paid, other] = [
      dataOf(await post('projects', { ...wish, deal_id }).expect(201)),
      dataOf(await post('projects', wish).expect(201)),
    ];
    await post('billing/schedules', { deal_id, type: 'deposit', title: 'Deposit', amount: 100 }).expect(201);
    const entriesOf = async (id: unknown) =>
      (await app.http.get(`/api/v1/billing/schedules?project_id=${String(id)}`).set(as.admin)).body.data as {
        deal_id: string;
      }[];
    expect((await entriesOf(paid['id'])).map((entry) => entry.deal_id)).toEqual([deal_id]);
    expect(await entriesOf(other['id'])).toEqual([]);
  });
});
