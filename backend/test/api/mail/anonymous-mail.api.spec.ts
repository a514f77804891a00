import { Client } from 'pg';
import { Migration0140EmailSpelling } from '../../../migrations/0140-email-spelling.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { anIp, client } from '../../support/mail/mailed-link.js';

const ADDRESS = 'victim@target.example';
const SPELLINGS = [
  ADDRESS,
  'Victim@TARGET.example',
  'victim@ｔarget.example',
  'victim@target.example.',
  'victim@tar\u00adget.example',
];
const FORMS = 40;
const LIMIT = 10;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    worker: true,
    // as many connections as the product has: a hundred calls come at once
    env: { DATABASE_POOL: '20', TRUSTED_PROXIES: '127.0.0.1', LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR: String(LIMIT) },
  });
});
afterAll(() => test.close());

const send = async (path: string, body: object): Promise<number> =>
  (await client(test).post(`/api/v1/${path}`).set('x-forwarded-for', anIp()).send(body)).status;

const spelled = (n: number): string => SPELLINGS[n % SPELLINGS.length] ?? ADDRESS;

describe('mail that strangers cause (decisions, section 3)', () => {
  it('is never more than the limit to one address: all kinds, spellings and callers together, at once', async () => {
    const forms = Array.from({ length: FORMS }, (_, n) =>
      send('public-consultation', { name: 'Vic', phone: '252', email: spelled(n), needs: 'Help' }),
    );
    const links = Array.from({ length: 60 }, (_, n) => send('auth/magic-links', { email: spelled(n) }));
    const answers = await Promise.all([...forms, ...links]);
    expect(answers).toContain(429);
    expect([201, 202, 429, 503]).toEqual(expect.arrayContaining([...new Set(answers)])); // 503: a busy machine
    const accepted = answers.filter((status) => status === 201).length;
    expect(accepted).toBeGreaterThan(LIMIT);
    await eventually(async () => {
      const [told] = await test.db.rows<{ decided: number }>(
        `select count(*)::int as decided from notifications
         where recipient_email = ? and channel = 'email' and status in ('sent', 'suppressed')`,
        [ADDRESS],
      );
      const [owed] = await test.db.rows<{ count: number }>(
        `select count(*)::int as count from magic_link_requests where origin = 'request' and mailed_at is null`,
      );
      expect({ ...told, ...owed }).toEqual({ decided: accepted, count: 0 });
    });
    const mails = test.mail.mails.filter(({ to }) => to.some((one) => one.includes('victim')));
    expect(mails.map(({ to }) => to)).toEqual(Array(LIMIT).fill([ADDRESS]));
    const people = await test.db.rows(`select email from users where email like 'victim%'`);
    expect(people).toEqual([{ email: ADDRESS }]);
  }, 180_000);
});

describe('addresses stored before they had one spelling', () => {
  it('are found by the one they have now, unless another account has it', async () => {
    const stored = ['old@ｓhop.example', 'old@shop.example.', 'taken@ｓhop.example', 'taken@shop.example'];
    for (const email of stored)
      await test.db.rows(
        `insert into users (id, created_at, updated_at, version, email, role, status) values (gen_random_uuid(), now(), now(), 1, ?, 'customer', 'active') returning 1`,
        [email],
      );
    const database = new Client({ connectionString: test.config.databaseUrl });
    await database.connect();
    const migration = Object.assign(Object.create(Migration0140EmailSpelling.prototype) as Migration0140EmailSpelling, {
      execute: async (text: string, values: unknown[] = []) => {
        let place = 0;
        return (
          await database.query(
            text.replace(/ = \?/g, () => ` = $${(place += 1)}`),
            values,
          )
        ).rows as unknown;
      },
    });
    await migration.up();
    await database.end();
    const now = await test.db.rows<{ email: string }>(
      `select email from users where email like '%hop.example%' order by 1`,
    );
    expect(now.map(({ email }) => email).sort()).toEqual(
      ['old@shop.example', 'old@shop.example.', 'taken@shop.example', 'taken@ｓhop.example'].sort(),
    );
  });
});
