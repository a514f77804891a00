import { Redis } from 'ioredis';
import { eventually } from './support/eventually.js';
import { TestCluster } from './support/test-cluster.js';
import { personIn, type Person } from './support/person.js';

/** Texts that users typed; no log may contain them. */
const TYPED = 'Zanzibar';
const VISITOR = `${TYPED.toLowerCase()}@visitors.example`;

describe('What processes write to their logs when something fails', () => {
  let cluster: TestCluster;
  let admin: Person;

  beforeAll(async () => {
    cluster = await TestCluster.build({ LOG_LEVEL: 'trace' });
    admin = await personIn(cluster, 'admin');
  });

  afterAll(() => cluster.close());

  const fails = async (status: number, path: string, body: object): Promise<void> => {
    await expect(admin.call(cluster.url, 'POST', path, body)).rejects.toThrow(`${path}: ${status}`);
  };

  /** Names of failed and delayed jobs, with what Redis keeps of their failures. */
  const failedJobs = async (): Promise<string> => {
    const redis = new Redis(cluster.redisUrl);
    const keys = await redis.keys(`${cluster.name}:*`);
    const kept = await Promise.all(
      keys.map(async (key) => ((await redis.type(key)) === 'hash' ? redis.hgetall(key) : {})),
    );
    redis.disconnect();
    return JSON.stringify(kept);
  };

  it('they name what failed, and nothing that a row holds', async () => {
    const [api, worker] = [await cluster.start('api'), await cluster.start('worker')];
    const { id: project_id } = await admin.call<{ id: string }>(cluster.url, 'POST', 'projects', {
      name: 'Quiet',
      customer_id: (await personIn(cluster, 'customer')).id,
    });

    // a constraint is violated, and a value isn't of its type
    await cluster.rows(`alter table tickets add constraint title_allowed check (title not like '%${TYPED}%')`);
    await fails(500, 'tasks', { project_id, title: `Sail to ${TYPED}` });
    await cluster.rows('alter table tickets drop constraint title_allowed');
    await cluster.rows(`alter table tickets add column number_in_title int
      generated always as (case when title like '%${TYPED}%' then title::int end) stored`);
    await fails(500, 'tasks', { project_id, title: `Sail to ${TYPED}` });
    await cluster.rows('alter table tickets drop column number_in_title');

    // a listener's insert fails, and a mail is refused with its address in the answer
    await cluster.rows(`alter table activity_logs add constraint none check (description = '')  not valid`);
    cluster.mail.refuse = (address) => (address === VISITOR ? `550 <${address}> (${TYPED}) is unknown` : undefined);
    await admin.call(cluster.url, 'POST', 'tasks', { project_id, title: `Sail to ${TYPED}` });
    await cluster.requestConsultation(VISITOR, TYPED);
    await eventually(async () => {
      const jobs = await failedJobs();
      expect(jobs).toContain('activity');
      expect(jobs).toContain('The mail server refused it');
    });
    expect(await failedJobs()).not.toMatch(new RegExp(TYPED, 'i'));

    for (const process of [api, worker]) {
      await process.stop();
      expect(process.output).not.toMatch(new RegExp(TYPED, 'i'));
    }
    expect(api.output).toContain('"constraint":"title_allowed"');
    expect(api.output).toContain('"state":"22P02"');
    expect(worker.output).toContain('"constraint":"none"');
  });
});
