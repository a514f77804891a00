import { eventually } from './support/eventually.js';
import { watchMemory, withHeap } from './support/memory.js';
import { personIn } from './support/person.js';
import { TestCluster } from './support/test-cluster.js';

const PEOPLE = 100_000;
/** Mails that are sent before the others are stopped: what grows with each mail shows by then. */
const MAILS = 2_000;
/** Megabytes that batches of 500 may need beside what a worker holds anyway. */
const MEMORY = 250;
const SECOND = 1_000;
const MINUTES = 60 * SECOND;

describe('A message to 100,000 people', () => {
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await TestCluster.build();
  });

  afterAll(() => cluster.close());

  it(
    'leaves the memory of the worker flat while it is written, sent and cancelled',
    async () => {
      const admin = await personIn(cluster, 'admin');
      await cluster.rows(
        `insert into users (id, email, first_name, status)
         select gen_random_uuid(), 'storm' || n || '@people.example', 'Pat ' || n, 'active' from generate_series(1, ${PEOPLE}) as n`,
      );
      await cluster.start('api');
      const worker = await cluster.start('worker', withHeap());
      const before = await worker.memory();
      const memory = watchMemory(worker);
      const began = performance.now();
      const { id } = await admin.call<{ id: string }>(cluster.url, 'POST', 'notifications/send', {
        title: 'Storm for {{ first_name }}',
        body: 'It **rains**.',
        category: 'approvals',
        channels: ['in_app', 'email'],
        audience: { kind: 'role', role: 'customer' },
      });
      await eventually(async () => {
        const rows = await cluster.rows('select 1 from broadcasts where id = $1 and fanned_out_at is not null', [id]);
        expect(rows).toHaveLength(1);
      }, 15 * MINUTES);
      const fannedOut = performance.now();
      await eventually(() => {
        expect(cluster.mail.taken.length).toBeGreaterThanOrEqual(MAILS);
      }, 15 * MINUTES);
      await admin.call(cluster.url, 'POST', `notifications/broadcasts/${id}/cancel`);
      await eventually(async () => {
        const waiting = `select 1 from notifications where broadcast_id = $1 and status = 'queued' limit 1`;
        expect(await cluster.rows(waiting, [id])).toEqual([]);
      }, 5 * MINUTES);
      const growth = (await memory.stop()) - before;
      process.stdout.write(
        `a message to ${PEOPLE}: written in ${((fannedOut - began) / SECOND).toFixed(0)} s, ${cluster.mail.taken.length} mails sent, ` +
          `memory of the worker ${before.toFixed(0)} MB and ${growth.toFixed(0)} more\n`,
      );
      expect(growth).toBeLessThan(MEMORY);
    },
    40 * MINUTES,
  );
});
