import type { EntityManager } from '@mikro-orm/postgresql';
import { manySearched } from '../factories/many/many-searched.factory.js';
import { unwatched } from '../factories/many/unwatched.js';
import { anAdmin, aUser } from '../factories/user.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { bearerOf } from '../support/sign-in.js';

const isLong = process.env['TEST_ALL'] === 'on';
/** Searched records: 45 of 100 are tasks, 40 comments, 10 tickets; half as many notifications. */
const TEXTS = isLong ? 400_000 : 10_000;
const ENTRIES = isLong ? 300_000 : 10_000;
/** One of so many rows of each kind is the person's, or names the person. */
const OWN = 60;

const people = { email: 'luisa.ortega@people.test', name: 'Luisa Ortega' };

let app: TestApp;
let as: { authorization: string };
let person: string;

beforeAll(async () => {
  app = await createTestApp();
  const { admin, user } = await app.db.given(anAdmin(), aUser({ email: people.email, first_name: 'Luisa' }));
  person = user.id;
  await app.db.rows(`update users set last_name = 'Ortega' where id = ? returning id`, [person]);
  await app.db.given(manySearched(TEXTS), async (em) => {
    await fill(em, person);
    return {};
  });
  as = await bearerOf(app.app, admin);
}, 1_800_000);
afterAll(() => app.close());

/** What a person of some years leaves: lines behind the bell, events, entries of the audit, mentions by others. */
async function fill(em: EntityManager, id: string): Promise<void> {
  const named = `case when n % ${OWN} = 0 then 'Asked ${people.name} about it' else 'Something happened ' || n end`;
  const whose = `case when n % ${OWN} = 0 then '${id}'::uuid else u.id end`;
  const rows = (count: number) =>
    `generate_series(1, ${count}) as n cross join lateral (select id from users where id <> '${id}' limit 1) as u`;
  await unwatched(em, ['notifications', 'domain_events', 'audit_entries', 'task_comments'], async () => {
    await em.execute(`
      insert into notifications (id, created_at, updated_at, version, event_id, template, category, channel, recipient_id,
        title, status, due_at)
      select gen_random_uuid(), now() - n * interval '1 minute', now(), 1, gen_random_uuid(), 'consultation_status', 'projects',
        'in_app', ${whose}, ${named}, 'sent', now() from ${rows(TEXTS / 2)}`);
    await em.execute(`
      insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at, seq, relayed_at, settled_at)
      select gen_random_uuid(), 'user.updated', 'user', ${whose}, jsonb_build_object('changes', jsonb_build_object('note', ${named})),
        'system', 'call-' || n, now() - n * interval '1 minute', 10000000 + n, now(), now() from ${rows(ENTRIES)}`);
    await em.execute(`
      insert into audit_entries (created_at, entity, record_id, action, title, before, after, actor_kind, actor_id, actor_ip,
        request_id, position, details_hash, hash)
      select now() - n * interval '1 minute', case when n % ${OWN} = 0 then 'user' else 'task' end, ${whose}, 'updated', ${named},
        '{"status": "todo", "description": "Run the cables to the second floor"}', jsonb_build_object('status', 'done', 'note', ${named}),
        'user', case when n % ${OWN} = 1 then '${id}'::uuid else u.id end, '203.0.113.7', 'call-' || n, n, '\\x00', '\\x00'
      from ${rows(ENTRIES)}`);
    await em.execute(
      `update task_comments set body = body || ' ${people.name} asked.' where id in (
         select id from task_comments tablesample system (2))`,
    );
  });
  for (const table of ['notifications', 'domain_events', 'audit_entries', 'task_comments'])
    await em.execute(`analyze ${table}`);
}

it(`takes a person out of ${TEXTS} records and ${ENTRIES} entries of the audit, while others go on`, async () => {
  const began = performance.now();
  const over = new AbortController();
  const erasure = app.http
    .post(`/api/v1/users/${person}/erasure`)
    .set(as)
    .send({ confirmation: people.email })
    .then(({ status }) => {
      over.abort();
      return status;
    });
  const times: number[] = [];
  while (!over.signal.aborted) {
    const asked = performance.now();
    await app.http
      .post('/api/v1/companies')
      .set(as)
      .send({ name: `Beside ${times.length}` })
      .expect(201);
    times.push(performance.now() - asked);
  }
  expect(await erasure).toBe(200);
  const [seconds, longest] = [(performance.now() - began) / 1_000, Math.max(...times)];
  process.stdout.write(
    `erasure: ${seconds.toFixed(1)} s; the longest of ${times.length} writes beside it ${longest.toFixed(0)} ms\n`,
  );
  const [left] = await app.db.rows<{ entries: number; texts: number; erased: number }>(
    `select (select count(*)::int from audit_entries where concat(title, before, after) like '%${people.name}%') as entries,
       (select count(*)::int from task_comments where body like '%${people.name}%') as texts,
       (select count(*)::int from audit_entries where erased_at is not null) as erased`,
  );
  expect(left).toMatchObject({ entries: 0, texts: 0 });
  expect(left?.erased).toBeGreaterThanOrEqual(Math.floor((2 * ENTRIES) / OWN));
}, 1_200_000);
