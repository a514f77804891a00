import type { BroadcastView } from '@portal/contracts';
import { eventually } from '../../support/jobs/eventually.js';
import { killBatches } from '../../support/jobs/kill-batches.js';
import { appWithCast } from '../../support/with-cast.js';

const isLong = process.env['TEST_ALL'] === 'on';
const PEOPLE = Number(process.env['STORM_PEOPLE'] ?? 100_000);
const MINUTES = 60_000;
const SIGN_INS = 15;
const AT_ONCE = 5_000;
const BATCHES = Math.ceil(PEOPLE / 500);
/** The batches at whose end the worker loses its work. */
const KILLED = [2, Math.ceil(BATCHES / 4), Math.ceil(BATCHES / 2)];

const { app, as } = appWithCast({
  worker: true,
  env: { LIMIT_SIGN_IN_PER_IP_HOUR: '1000', LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR: '1000' },
});

/** In parts, each within the time that a statement has. */
async function manyCustomers(): Promise<void> {
  for (let made = 0; made < PEOPLE; made += AT_ONCE)
    await app.db.rows(
      `insert into users (id, email, first_name, status)
       select gen_random_uuid(), 'storm' || n || '@example.test', 'Pat ' || n, 'active'
       from generate_series(?::int, ?::int) as n returning id`,
      [made + 1, Math.min(made + AT_ONCE, PEOPLE)],
    );
}
const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[figures.length >> 1] ?? 0;

/** Who has got a sign-in mail; no mail is kept. */
const arrived = new Set<string>();
beforeAll(() => {
  app.mail.beforeAnswer = ({ to, subject }) => {
    if (subject.startsWith('Sign in')) for (const address of to) arrived.add(address);
    app.mail.clear();
    return Promise.resolve();
  };
});

/** Milliseconds from asking for a link to its mail. */
async function signInTime(email: string): Promise<number> {
  const asked = performance.now();
  await app.http.post('/api/v1/auth/magic-links').send({ email }).expect(202);
  await eventually(() => {
    if (!arrived.has(email)) throw new Error(`No mail to ${email} yet`);
  }, MINUTES);
  return performance.now() - asked;
}
async function signInTimes(name: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < SIGN_INS; at++) times.push(await signInTime(`${name}${at}@example.test`));
  return median(times);
}

(isLong ? it : it.skip)(
  'composing for 100,000 people answers at once, sign-in mail meanwhile comes as ever, each is told once though its worker is killed three times',
  async () => {
    await manyCustomers();
    await killBatches(app.db, ...KILLED);
    const idle = await signInTimes('idle');
    const composed = performance.now();
    const body = {
      ...{
        title: 'Storm for {{ first_name }}',
        body: 'It **rains**.',
        category: 'approvals',
        channels: ['in_app', 'email'],
      },
      audience: { kind: 'role', role: 'customer' },
    };
    const answer = await app.http.post('/api/v1/notifications/send').set(as.admin).send(body).expect(201);
    const answered = performance.now() - composed;
    const { id, progress } = (answer.body as { data: BroadcastView }).data;
    const people = progress.recipients;
    expect(people).toBeGreaterThanOrEqual(PEOPLE);
    await eventually(async () => {
      const [row] = await app.db.rows('select 1 from broadcasts where id = ? and fanned_out_at is not null', [id]);
      expect(row).toBeDefined();
    }, 15 * MINUTES);
    const fannedOut = performance.now() - composed;
    const busy = await signInTimes('busy');
    await app.http.post(`/api/v1/notifications/broadcasts/${id}/cancel`).set(as.admin).expect(200);
    await eventually(async () => {
      const rows = await app.db.rows(
        `select 1 from notifications where broadcast_id = ? and status = 'queued' limit 1`,
        [id],
      );
      expect(rows).toEqual([]);
    }, 5 * MINUTES);
    const told = await app.db.rows(
      `select channel, count(*)::int as rows, count(distinct recipient_id)::int as people
       from notifications where broadcast_id = ? group by 1 order by 1`,
      [id],
    );
    expect(await app.db.rows(`select last_value > ${KILLED.at(-1)} as killed from batches`)).toEqual([
      { killed: true },
    ]);
    expect(told).toEqual(['email', 'in_app'].map((channel) => ({ channel, rows: people, people })));
    const [mailed] = await app.db.rows<{ count: number }>(
      `select count(*)::int as count from notifications where broadcast_id = ? and channel = 'email' and status = 'sent'`,
      [id],
    );
    process.stdout.write(
      `storm of ${people}: answered in ${answered.toFixed(0)} ms, fanned out in ${(fannedOut / 1_000).toFixed(1)} s, ` +
        `sign-in mail ${idle.toFixed(0)} ms idle and ${busy.toFixed(0)} ms with ` +
        `${mailed?.count ?? 0} mails sent meanwhile\n`,
    );
    expect(busy).toBeLessThan(2 * idle + 100);
  },
  30 * MINUTES,
);
