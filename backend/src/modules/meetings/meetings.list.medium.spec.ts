import pg from 'pg';
import { brand, ListMeetings } from '@portal/contracts';
import { currentInstant, fromNow } from '@portal/testing/clock';
import { actorOf, aCast, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aMeeting } from '../../../test/factories/meeting.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { statementsOf } from '../../../test/support/database/statements.js';
import { Config } from '../../infrastructure/config/config.js';
import { MeetingsReader } from './meetings.reader.js';

let context: TestContext;
let cast: Cast;
const requests: Record<'phones' | 'wifi', string> = { phones: '', wifi: '' };

const inHours = (hours: number) => fromNow({ hours });
const ask = (query: Partial<Record<keyof ListMeetings, unknown>> = {}, name: keyof Cast = 'admin') =>
  context.db.service(MeetingsReader).list(actorOf(cast[name]), ListMeetings.parse(query));
/** Each meeting by its hours from now and its state. */
const told = async (query: Partial<Record<keyof ListMeetings, unknown>>, name?: keyof Cast) =>
  (await ask(query, name)).data.map(
    ({ starts_at, status }) =>
      `${Math.round((Date.parse(starts_at) - currentInstant().getTime()) / 3_600_000)} ${status}`,
  );

beforeAll(async () => {
  context = await createTestContext();
  cast = await context.db.given(aCast());
  const { customer, stranger, admin, otherAdmin } = cast;
  const { consultation: phones } = await context.db.given(aConsultation({ customer, title: 'Phones' }));
  const { consultation: wifi } = await context.db.given(aConsultation({ customer: stranger, title: 'Wi-Fi' }));
  Object.assign(requests, { phones: phones.id, wifi: wifi.id });
  await context.db.given(
    aMeeting({ consultation: phones, host: admin, startsAt: inHours(50) }),
    aMeeting({ consultation: phones, host: admin, startsAt: inHours(-30), status: 'completed' }),
    aMeeting({ consultation: phones, host: admin, startsAt: inHours(-60), status: 'confirmed' }),
    aMeeting({ consultation: wifi, host: otherAdmin, startsAt: inHours(20), status: 'proposed' }),
    aMeeting({ consultation: wifi, host: otherAdmin, startsAt: inHours(70), status: 'cancelled' }),
  );
});
afterAll(() => context.close());

const all = ['-60 confirmed', '-30 completed', '20 proposed', '50 confirmed', '70 cancelled'];

it.each<[Partial<Record<keyof ListMeetings, unknown>>, string[]]>([
  [{}, all],
  [{ sortOrder: 'desc' }, all.toReversed()],
  [{ sortBy: 'status' }, ['20 proposed', '-60 confirmed', '50 confirmed', '70 cancelled', '-30 completed']],
  [{ upcoming: 'true' }, ['20 proposed', '50 confirmed']],
  [{ upcoming: 'false' }, ['-60 confirmed', '-30 completed', '70 cancelled']],
  [{ status: 'confirmed,cancelled' }, ['-60 confirmed', '50 confirmed', '70 cancelled']],
  [{ search: 'wi-fi' }, ['20 proposed', '70 cancelled']],
  [{ from: inHours(0).toISOString(), to: inHours(60).toISOString() }, ['20 proposed', '50 confirmed']],
])('filters and sorts: %j', async (query, expected) => {
  const listed = await told(query);
  if (query.sortBy === 'status') expect([...listed].sort()).toEqual([...expected].sort());
  else expect(listed).toEqual(expected);
});

it('narrows to a request, a customer or a host', async () => {
  expect(await told({ consultation_id: requests.wifi })).toEqual(['20 proposed', '70 cancelled']);
  expect(await told({ customer_id: cast.stranger.id })).toEqual(['20 proposed', '70 cancelled']);
  expect(await told({ host_id: cast.admin.id, upcoming: 'true' })).toEqual(['50 confirmed']);
  expect(await told({}, 'customer')).toEqual(['-60 confirmed', '-30 completed', '50 confirmed']);
  expect(await told({ consultation_id: requests.wifi }, 'customer')).toEqual([]);
});

it('pages, in at most two statements', async () => {
  expect(await ask({ limit: 2, page: 2 })).toMatchObject({
    pagination: { page: 2, limit: 2, total: 5, has_more: true },
  });
  expect((await statementsOf(() => ask({ limit: 2 }, 'primary'))).length).toBeLessThanOrEqual(2);
});

it('hides the meetings of a deleted request', async () => {
  await context.db.rows('update consultation_requests set deleted_at = now() where id = ? returning 1', [
    requests.wifi,
  ]);
  expect(await told({})).toEqual(['-60 confirmed', '-30 completed', '50 confirmed']);
  await context.db.rows('update consultation_requests set deleted_at = null where id = ? returning 1', [requests.wifi]);
});

it('is answered by index', async () => {
  // triggers keep what is searched of each row, which isn't asked for here
  await context.db.rows('alter table consultation_requests disable trigger user');
  await context.db.rows('alter table consultation_meetings disable trigger user');
  await context.db.rows(`
    insert into consultation_requests (id, created_at, updated_at, version, customer_id, source, title, consultation_type, description,
      urgency, preferred_contact_method, status, name, email, promised_by)
    select gen_random_uuid(), now(), now(), 1, '${cast.coworker.id}', 'portal', 'Many', 'general_consultation', md5(n::text),
      'medium', 'email', 'completed', 'Luis', 'many' || n || '@example.test', now() from generate_series(1, 6000) as n`);
  await context.db.rows(`
    insert into consultation_meetings (id, created_at, updated_at, version, consultation_id, status, proposed_by, starts_at, ends_at,
      busy_until, time_zone, mode, host_id, ics_uid, sequence)
    select gen_random_uuid(), now(), now(), 1, r.id, 'completed', 'customer', at, at + interval '30 minutes',
      at + interval '45 minutes', 'America/New_York', 'video', '${cast.otherAdmin.id}', r.id, 0
    from (select id, now() - row_number() over () * interval '3 hours' as at from consultation_requests where title = 'Many') as r`);
  await context.db.rows('alter table consultation_requests enable trigger user');
  await context.db.rows('alter table consultation_meetings enable trigger user');
  await context.db.rows('vacuum analyze');
  for (const [name, query, index] of [
    ['admin', {}, 'consultation_meetings_starts'],
    ['admin', { upcoming: 'true' }, 'consultation_meetings_no_overlap'],
    ['customer', {}, 'consultation_meetings_consultation'],
    ['admin', { consultation_id: requests.phones }, 'consultation_meetings_consultation'],
    ['admin', { host_id: cast.admin.id }, 'consultation_meetings_host'],
    ['admin', { sortBy: 'created_at', sortOrder: 'desc' }, 'consultation_meetings_newest'],
  ] as const) {
    const plan = await planOf(() => ask({ ...query, limit: 20 }, name));
    expect({ query, reads: plan.match(/Seq Scan on consultation_\w+/g) }).toEqual({ query, reads: null });
    expect(plan).toContain(index);
  }
});

/** How PostgreSQL would answer the first statement that the work sends. */
async function planOf(work: () => Promise<unknown>): Promise<string> {
  const sent: { text: string; values: unknown[] }[] = [];
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [what, values] = args as [string | { text: string; values: unknown[] }, unknown[] | undefined];
    sent.push(typeof what === 'string' ? { text: what, values: values ?? [] } : what);
    return send.apply(this, args);
  });
  await work();
  spy.mockRestore();
  const [first] = sent.filter(({ text }) => text.includes('consultation_meetings'));
  const client = new pg.Client({ connectionString: context.app.get(Config, { strict: false }).databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': string }>({
    text: `explain ${first?.text ?? ''}`,
    values: [...(first?.values ?? [])],
  });
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('calls a host without a name by ours, never by a part of the address', async () => {
  await context.db.rows('update users set first_name = null, last_name = null where id = ? returning 1', [
    cast.admin.id,
  ]);
  const { data } = await ask({}, 'customer');
  expect([...new Set(data.map(({ host_name }) => host_name))]).toEqual([brand.name]);
});
