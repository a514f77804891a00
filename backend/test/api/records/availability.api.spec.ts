import { defaultWeeklyHours, type FreeSlots, type HostAvailability } from '@portal/contracts';
import { fromNow } from '@portal/testing/clock';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { bearerOf } from '../../support/sign-in.js';

let app: TestApp;
let cast: Cast;
let admin: { authorization: string };

beforeAll(async () => {
  app = await createTestApp();
  cast = await app.db.given(aCast());
  admin = await bearerOf(app.app, cast.admin);
});
afterAll(() => app.close());

const find = async (query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<FreeSlots> => {
  const { body } = await app.http.get('/api/v1/availability').query(query).set(headers).expect(200);
  return (body as { data: FreeSlots }).data;
};
const change = (host: string, input: object, headers: Record<string, string> = admin) =>
  app.http.put(`/api/v1/availability/hosts/${host}`).set(headers).send(input);
const localTime = (instant: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));

describe('free times (decisions, section 4)', () => {
  it('are told to anybody, of all hosts together and without their names', async () => {
    const free = await find({ consultation_type: 'project_scoping' });
    expect(free).toMatchObject({ minutes: 90, time_zone: 'America/New_York' });
    expect(Object.keys(free.slots[0] ?? {}).sort()).toEqual(['ends_at', 'starts_at']);
    expect(free.slots.map(({ starts_at }) => starts_at)).toEqual(
      [...new Set(free.slots.map(({ starts_at }) => starts_at))].sort(),
    );
    for (const { starts_at, ends_at } of free.slots) {
      expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(90 * 60_000);
      expect(Date.parse(starts_at)).toBeGreaterThan(fromNow({ hours: 3.99 }).getTime());
      expect(Date.parse(starts_at)).toBeLessThan(fromNow({ days: 30.01 }).getTime());
      expect(localTime(starts_at)).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? (0[89]|1[0-6]):(00|15|30|45)$/);
    }
  });

  it('leave out days on which the business is closed', async () => {
    const dayOf = (instant: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(instant));
    const all = (await find()).slots.map(({ starts_at }) => starts_at);
    const day = dayOf(all.at(-1) ?? '');
    const closed = await app.http.post('/api/v1/closed-days').set(admin).send({ day, name: 'Inventory' }).expect(201);
    expect((await find()).slots.map(({ starts_at }) => starts_at)).toEqual(all.filter((at) => dayOf(at) !== day));
    const { id } = (closed.body as { data: { id: string } }).data;
    await app.http.delete(`/api/v1/closed-days/${id}`).set(admin).expect(200);
  });

  it('of a day are those of the day at the office', async () => {
    const all = await find();
    const dayOf = (instant: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(instant));
    const day = dayOf(all.slots.at(-40)?.starts_at ?? '');
    const { slots } = await find({ from: day, to: day });
    expect(slots).toEqual(all.slots.filter(({ starts_at }) => dayOf(starts_at) === day));
    expect((await find({ from: '2020-01-01', to: '2020-01-02' })).slots).toEqual([]);
  });

  it('of one host are told to admins only', async () => {
    await app.http.get('/api/v1/availability').query({ host_id: cast.admin.id }).expect(400);
    const customer = await bearerOf(app.app, cast.customer);
    await app.http.get('/api/v1/availability').query({ host_id: cast.admin.id }).set(customer).expect(400);
    expect((await find({ host_id: cast.admin.id }, admin)).slots.length).toBeGreaterThan(100);
  });

  it('are gone where every host has a meeting, with a quarter of an hour before and after', async () => {
    const { slots } = await find();
    const taken = slots[12]?.starts_at ?? '';
    const { consultation } = await app.db.given(aConsultation({ customer: cast.customer }));
    for (const host of [cast.admin, cast.otherAdmin]) {
      expect((await find()).slots.map(({ starts_at }) => starts_at)).toContain(taken);
      await app.db.given(aMeeting({ consultation, host, startsAt: new Date(taken), minutes: 30 }));
    }
    const left = (await find()).slots.map(({ starts_at }) => Date.parse(starts_at) - Date.parse(taken));
    const minutes = new Set(left.map((difference) => difference / 60_000));
    for (const gone of [-30, -15, 0, 15, 30]) expect(minutes).not.toContain(gone);
    expect(minutes).toContain(45);
    await app.db.rows(`update consultation_meetings set status = 'cancelled' where true returning 1`);
  });
});

describe('a host’s hours (decisions, section 4)', () => {
  const ofHost = async (id: string): Promise<HostAvailability> => {
    const { body } = await app.http.get(`/api/v1/availability/hosts/${id}`).set(admin).expect(200);
    return (body as { data: HostAvailability }).data;
  };

  it('are business hours until they are set; version 0 is theirs', async () => {
    const { body } = await app.http.get('/api/v1/availability/hosts').set(admin).expect(200);
    const { data } = body as { data: HostAvailability[] };
    expect(data.map(({ host_name }) => host_name)).toEqual(['Avery Test', 'Blake Test']);
    expect(data[0]).toMatchObject({ takes_meetings: true, weekly: defaultWeeklyHours, exceptions: [], version: 0 });
    const room = { meeting_url: 'https://meet.example.test/avery', version: 0 };
    expect((await change(cast.admin.id, room).expect(200)).body).toMatchObject({
      data: { ...room, version: 1, weekly: defaultWeeklyHours },
    });
    expect((await change(cast.admin.id, room).expect(409)).body).toMatchObject({
      code: 'stale_version',
      current: { version: 1 },
    });
  });

  it('replace the free times at once', async () => {
    await change(cast.otherAdmin.id, { takes_meetings: false }).expect(200);
    await change(cast.admin.id, { weekly: [{ weekday: 3, from: '09:30', to: '11:00' }] }).expect(200);
    const { slots } = await find({ consultation_type: 'strategy_consultation' });
    expect([...new Set(slots.map(({ starts_at }) => localTime(starts_at).replace(',', '')))].sort()).toEqual([
      'Wed 09:30',
      'Wed 09:45',
      'Wed 10:00',
    ]);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
      new Date(slots[0]?.starts_at ?? ''),
    );
    await change(cast.admin.id, { exceptions: [{ day, from: null, to: null, note: 'Away' }] }).expect(200);
    expect((await find({ from: day, to: day })).slots).toEqual([]);
    expect(await ofHost(cast.admin.id)).toMatchObject({ exceptions: [{ day, note: 'Away' }], version: 3 });
    const events = await app.db.events('availability.updated');
    expect(events.at(-1)).toMatchObject({
      actor_id: cast.admin.id,
      payload: { changes: { exceptions: { from: [] } } },
    });
    const same = { exceptions: [{ day, from: null, to: null, note: 'Away' }] };
    expect((await change(cast.admin.id, same).expect(200)).body).toMatchObject({ data: { version: 3 } });
    expect(await app.db.events('availability.updated')).toEqual(events);
  });

  it('are those of admins, and must make sense', async () => {
    await change(cast.customer.id, { takes_meetings: true }).expect(404);
    await change(cast.admin.id, { takes_meetings: true }, await bearerOf(app.app, cast.customer)).expect(403);
    for (const wrong of [
      { weekly: [{ weekday: 8, from: '09:00', to: '10:00' }] },
      { weekly: [{ weekday: 1, from: '10:00', to: '09:00' }] },
      { time_zone: 'Mars/Olympus' },
      { meeting_url: 'javascript:alert(1)' },
      { exceptions: [{ day: '2026-12-24', from: '10:00', to: null }] },
    ])
      await change(cast.admin.id, wrong).expect(400);
  });
});
