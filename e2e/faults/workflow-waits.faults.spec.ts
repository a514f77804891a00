import { Redis } from 'ioredis';
import { eventually } from './support/eventually.js';
import { personIn } from './support/person.js';
import { TestCluster } from './support/test-cluster.js';

/** A part of Redis that no other installation uses, so that it can be emptied. */
const redisUrl = Object.assign(new URL(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1'), { pathname: '/2' }).href;

describe('A run of a workflow that waits', () => {
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await TestCluster.build({ REDIS_URL: redisUrl });
  });

  afterAll(() => cluster.close());

  it('goes on after a delay of 30 days and a wait with a timeout, over killed workers, an emptied Redis and a new version', async () => {
    const [admin, customer] = await Promise.all([personIn(cluster, 'admin'), personIn(cluster, 'customer')]);
    let worker = await cluster.start('worker');
    await cluster.start('api');
    const { id } = await admin.call<{ id: string }>(cluster.url, 'POST', 'workflows/triggers', {
      name: 'Patient',
      status: 'enabled',
      trigger: { type: 'event', event: 'ticket.opened' },
      actions: [
        { type: 'delay', for: { amount: 30, unit: 'days' } },
        { type: 'wait_until', event: 'ticket.rated', timeout: { amount: 2, unit: 'days' }, on_timeout: 'continue' },
        { type: 'add_comment', body: 'Waited {{ run.id }}', visibility: 'internal' },
      ],
    });
    await admin.call(cluster.url, 'POST', 'support/tickets', {
      title: 'A slow one',
      description: 'There is no hurry.',
      requester_id: customer.id,
    });
    const expectRun = (expected: object): Promise<void> =>
      eventually(async () => {
        expect(await cluster.rows('select status, position, waits_for, trigger_version from workflow_runs')).toEqual([
          { trigger_version: 1, ...expected },
        ]);
      });
    const restart = async (): Promise<void> => {
      await worker.kill();
      const redis = new Redis(redisUrl);
      await redis.flushdb();
      redis.disconnect();
      worker = await cluster.start('worker');
    };

    await expectRun({ status: 'waiting', position: 0, waits_for: 'delay' });
    await admin.call(cluster.url, 'PUT', `workflows/triggers/${id}`, {
      actions: [{ type: 'stop', reason: 'Another version' }],
    });
    await cluster.moveClock(29);
    await restart();
    await expectRun({ status: 'waiting', position: 0, waits_for: 'delay' });
    await cluster.moveClock(30.1);
    await expectRun({ status: 'waiting', position: 1, waits_for: 'event' });
    await restart();
    await expectRun({ status: 'waiting', position: 1, waits_for: 'event' });
    await cluster.moveClock(33);
    await expectRun({ status: 'succeeded', position: 3, waits_for: null });
    const comments = await cluster.rows<{ body: string }>(`select body from task_comments where body like 'Waited %'`);
    expect(comments).toEqual(await cluster.rows(`select 'Waited ' || id as body from workflow_runs`));
  });
});
