import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { anIp, client } from '../../support/mail/mailed-link.js';
import { NotesModule, NotesService } from '../../support/notes.fixture.js';

const AT_ONCE = 2;
const CALLS = 10;

let test: TestApp;
let database: Client;

beforeAll(async () => {
  test = await createTestApp({
    modules: [NotesModule],
    env: { TRUSTED_PROXIES: '127.0.0.1', LIMIT_CALLS_AT_ONCE_PER_USER: String(AT_ONCE) },
  });
  await test.db.service(NotesService).setUp();
  database = new Client({ connectionString: test.config.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await test.close();
});

const heldUp = async (): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where relation = 'notes'::regclass and not granted`,
  );
  return rows[0]?.count ?? 0;
};

it('runs a few calls of one caller at a time, whatever they cost; others don’t wait for them', async () => {
  await database.query('begin');
  await database.query('lock table notes in exclusive mode');
  const [busy, other] = [anIp(), anIp()];
  const calls = Array.from({ length: CALLS }, (_, n) =>
    client(test)
      .post('/api/v1/notes')
      .set('x-forwarded-for', busy)
      .send({ text: `note ${n}` })
      .then(({ status }) => status),
  );
  await eventually(async () => {
    expect(await heldUp()).toBe(AT_ONCE);
  });
  const { status } = await client(test).get('/api/v1/notes').set('x-forwarded-for', other);
  expect({ status, heldUp: await heldUp() }).toEqual({ status: 200, heldUp: AT_ONCE });
  await database.query('commit');
  expect(await Promise.all(calls)).toEqual(Array(CALLS).fill(201));
});
