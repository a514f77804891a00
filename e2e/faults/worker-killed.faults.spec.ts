import { Redis } from 'ioredis';
import { eventually } from './support/eventually.js';
import { CHIEF, TestCluster } from './support/test-cluster.js';

const VISITOR = 'vera@visitors.example';

describe('The worker is killed in the middle of the mail job', () => {
  let cluster: TestCluster;
  let redis: Redis;

  beforeAll(async () => {
    cluster = await TestCluster.build();
    redis = new Redis(cluster.redisUrl);
  });

  afterAll(async () => {
    redis.disconnect();
    await cluster.close();
  });

  it('a mail that the server had not taken arrives once; one whose answer was lost arrives again under the same Message-ID', async () => {
    cluster.mail.manner = ({ to }) => (to === VISITOR ? 'hold before taking' : 'take and hold the answer');
    const [worker, api] = await Promise.all([cluster.start('worker'), cluster.start('api')]);
    expect((await cluster.requestConsultation(VISITOR)).status).toBe(201);
    await eventually(() => expect(cluster.mail.held.map(({ to }) => to).sort()).toEqual([CHIEF, VISITOR].sort()));
    await worker.kill();
    expect(cluster.mail.takenFor(VISITOR)).toHaveLength(0);
    expect(cluster.mail.takenFor(CHIEF)).toHaveLength(1);

    cluster.mail.manner = () => 'take';
    await cluster.start('worker');
    // both jobs are taken up and put off, since the killed attempts have their rows for a minute; then that is over
    await eventually(async () => expect(await redis.zcard(`${cluster.name}:mail:delayed`)).toBe(2));
    expect(await cluster.openMails()).toBe(2);
    await cluster.rows(`update notifications set leased_until = leased_until - interval '1 minute'`);
    await eventually(async () => {
      expect(await cluster.openMails()).toBe(0);
      expect(await cluster.openEvents()).toBe(0);
    });
    expect(cluster.mail.takenFor(VISITOR)).toHaveLength(1);
    const [first, second, ...more] = cluster.mail.takenFor(CHIEF);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(await api.stop()).toBe(0);
  });
});
