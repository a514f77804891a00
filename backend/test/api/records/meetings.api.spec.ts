import ICAL from 'ical.js';
import type { CustomerMeetingView, SlotHoldConfirmed, PublicConsultationReceived, SlotHeld } from '@portal/contracts';
import { ago, fromNow } from '@portal/testing/clock';
import { issueFormToken, issueSlotHoldToken } from '../../../src/modules/consultations/public/form-token.js';
import { issueMeetingToken } from '../../../src/modules/meetings/index.js';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { freeTime } from '../../support/free-time.js';
import { bearerOf } from '../../support/sign-in.js';

let app: TestApp;
let cast: Cast;
const as = {} as Record<'admin' | 'customer' | 'stranger', { authorization: string }>;

beforeAll(async () => {
  app = await createTestApp({
    worker: true,
    env: { LIMIT_PUBLIC_FORM_PER_IP_HOUR: '1000', TRUSTED_PROXIES: '127.0.0.1' },
  });
  cast = await app.db.given(aCast());
  for (const name of ['admin', 'customer', 'stranger'] as const) as[name] = await bearerOf(app.app, cast[name]);
  await app.http
    .put(`/api/v1/availability/hosts/${cast.otherAdmin.id}`)
    .set(as.admin)
    .send({ takes_meetings: false })
    .expect(200);
});
afterAll(() => app.close());

const aRequest = async () => (await app.db.given(aConsultation({ customer: cast.customer }))).consultation;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.http.post(`/api/v1/${path}`).set(headers).send(body);
const dataOf = ({ body }: { body: unknown }): unknown => (body as { data: unknown }).data;
const statusOf = async (id: string) =>
  (await app.db.rows<{ status: string }>('select status from consultation_meetings where id = ?', [id]))[0]?.status;

describe('50 people who pick the same time at once (decisions, section 4: no overlap for one host)', () => {
  it.each(['signed in', 'without a session'])('%s: one gets it, the others a 409', async (how) => {
    const starts_at = await freeTime(app.db, how === 'signed in' ? 0 : 3);
    const requests = await Promise.all(Array.from({ length: 50 }, aRequest));
    const sent = requests.map(async ({ id }, index) => {
      if (how === 'signed in') return post('consultation-meetings', { consultation_id: id, starts_at }, as.admin);
      await app.db.rows('update consultation_requests set email = ? where id = ? returning 1', [
        `p${index}@e.test`,
        id,
      ]);
      const slot_hold_token = issueSlotHoldToken(id, app.config.appSecret);
      return post(
        'public-consultation/meetings',
        { slot_hold_token, starts_at },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    });
    const answers = await Promise.all(sent);
    const codes = answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`).sort();
    expect(codes).toEqual(['201 ', ...Array.from({ length: 49 }, () => '409 meeting.slot_taken')]);
    expect(
      await app.db.rows(
        `select 1 from consultation_meetings where starts_at = ? and status in ('proposed', 'confirmed')`,
        [starts_at],
      ),
    ).toHaveLength(1);
  });

  it('the database itself refuses two of one host, whoever writes them', async () => {
    const startsAt = fromNow({ days: 200 });
    const consultation = await aRequest();
    await app.db.given(aMeeting({ consultation, host: cast.admin, startsAt }));
    const near = new Date(startsAt.getTime() + 40 * 60_000);
    await expect(app.db.given(aMeeting({ consultation, host: cast.admin, startsAt: near }))).rejects.toThrow(
      /consultation_meetings_no_overlap/,
    );
    await app.db.given(aMeeting({ consultation, host: cast.otherAdmin, startsAt: near }));
  });
});

describe('a visitor after the wizard (decisions, section 3)', () => {
  const submit = async (email: string): Promise<PublicConsultationReceived> => {
    const form_token = issueFormToken(app.config.appSecret, ago({ seconds: 5 }).getTime());
    const form = { name: 'Ada Jones', email, phone: '1', needs: 'Help', form_token };
    return dataOf(await post('public-consultation', form).expect(201)) as PublicConsultationReceived;
  };

  it('picks a time, confirms it by the link, and the request is scheduled', async () => {
    const { slot_hold_token } = await submit('ada@neusecoffee.example');
    const starts_at = await freeTime(app.db, 6);
    const pick = { slot_hold_token, starts_at, time_zone: 'America/New_York' };
    const picked = dataOf(await post('public-consultation/meetings', pick).expect(201)) as SlotHeld;
    expect(picked).toMatchObject({ starts_at, message: expect.stringContaining('30 minutes') });
    expect((await post('public-consultation/meetings', pick).expect(409)).body).toMatchObject({
      code: 'meeting.too_many_holds',
    });
    const [meeting] = await app.db.rows<{ id: string; consultation_id: string }>(
      `select m.* from consultation_meetings m join consultation_requests r on r.id = m.consultation_id where r.email = ?`,
      ['ada@neusecoffee.example'],
    );
    const token = issueMeetingToken(meeting!.id, picked.held_until, app.config.appSecret);
    for (let opened = 0; opened < 2; opened++) {
      const confirmed = dataOf(
        await post('public-consultation/meetings/confirm', { token }).expect(200),
      ) as SlotHoldConfirmed;
      expect(confirmed).toMatchObject({ starts_at, title: 'General consultation', mode: 'video' });
    }
    expect(
      await app.db.rows('select status from consultation_requests where id = ?', [meeting!.consultation_id]),
    ).toEqual([{ status: 'scheduled' }]);
    await post('public-consultation/meetings/confirm', { token: 'nonsense' }).expect(410);
  });
});

describe('the calendar file (decisions, section 4)', () => {
  it('is downloaded by who sees the meeting, and read by calendars', async () => {
    const { meeting } = await app.db.given(aMeeting({ consultation: await aRequest(), host: cast.admin }));
    const path = `/api/v1/consultation-meetings/${meeting.id}/calendar`;
    await app.http.get(path).expect(401);
    await app.http.get(path).set(as.stranger).expect(404);
    const { headers, text } = await app.http.get(path).set(as.customer).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment; filename="invite.ics"');
    const event = new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('uid')).toBe(meeting.icsUid);
  });
});

describe('what happens by itself', () => {
  it('a reminder becomes due, and a request that is cancelled takes its meeting along', async () => {
    const consultation = await aRequest();
    const created = dataOf(
      await post(
        'consultation-meetings',
        { consultation_id: consultation.id, starts_at: await freeTime(app.db, 40) },
        as.customer,
      ).expect(201),
    ) as CustomerMeetingView;
    expect(created.status).toBe('confirmed');
    // keeps the target time clear of the host's other meetings
    await app.db.rows(`update consultation_meetings set status = 'cancelled' where id <> ? returning 1`, [created.id]);
    await app.db.rows(
      `update consultation_meetings set starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours',
         busy_until = now() + interval '22 hours', reminded_day_at = null where id = ? returning 1`,
      [created.id],
    );
    await eventually(async () => {
      const due = await app.db.events('meeting.reminder_due');
      expect(due.filter(({ entity_id }) => entity_id === created.id)).toMatchObject([
        { actor_kind: 'system', payload: { hours_before: 24, consultation_id: consultation.id } },
      ]);
    });
    await app.http
      .put(`/api/v1/consultation-requests/${consultation.id}`)
      .set(as.customer)
      .send({ status: 'cancelled' })
      .expect(200);
    await eventually(async () => expect(await statusOf(created.id)).toBe('cancelled'));
  });

  it('a pick that nobody confirmed is over', async () => {
    const { meeting } = await app.db.given(
      aMeeting({
        consultation: await aRequest(),
        host: cast.admin,
        status: 'proposed',
        proposedBy: 'visitor',
        heldFor: -1,
        network: '192.0.2.1',
      }),
    );
    await eventually(async () => expect(await statusOf(meeting.id)).toBe('cancelled'));
  });
});
