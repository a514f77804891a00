import { freePort } from '@portal/tools/ports';
import { Redis } from 'ioredis';
import { eventually } from './support/eventually.js';
import { TestCluster } from './support/test-cluster.js';
import { personIn, type Person } from './support/person.js';
import type { ProductProcess } from './support/process.js';
import { Screen } from './support/screen.js';

interface Task {
  id: string;
  version: number;
  status: string;
  title: string;
}

/** A part of Redis that no other installation uses, so that it can be emptied. */
const redisUrl = Object.assign(new URL(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1'), { pathname: '/1' }).href;

const TASKS = 12;
const ROUNDS = 6;
const statuses = ['in_progress', 'in_review', 'todo'] as const;

describe('Two api processes and two workers on one database and Redis', () => {
  let cluster: TestCluster;
  let admin: Person;
  let owner: Person;
  let second: { url: string; port: string };
  let apis: ProductProcess[];
  let projectId: string;
  let screens: Screen<Task>[] = [];

  beforeAll(async () => {
    cluster = await TestCluster.build({ REDIS_URL: redisUrl });
    const port = String(await freePort());
    second = { port, url: `http://127.0.0.1:${port}` };
    [admin, owner] = await Promise.all([personIn(cluster, 'admin'), personIn(cluster, 'customer')]);
    await Promise.all([cluster.start('worker'), cluster.start('worker')]);
    apis = [await cluster.start('api'), await cluster.start('api', { PORT: second.port })];
    ({ id: projectId } = await admin.call<{ id: string }>(cluster.url, 'POST', 'projects', {
      name: 'Live',
      customer_id: owner.id,
    }));
  });

  afterAll(async () => {
    for (const screen of screens) screen.close();
    await cluster.close();
  });

  /** Calls any api; a call that a killed process cut off is repeated. */
  const write = async (number: number, path: string, method: 'POST' | 'PUT', body: object): Promise<Task> => {
    const urls = number % 2 === 0 ? [cluster.url, second.url] : [second.url, cluster.url];
    for (const url of urls) {
      try {
        return await admin.call<Task>(url, method, path, body);
      } catch (error) {
        if (!String(error).startsWith('TypeError')) throw error; // fetch throws a TypeError when there is no answer
      }
    }
    throw new Error('No api answers');
  };

  it('show every client what the database has, though Redis loses its data and an api dies in the middle', async () => {
    const channel = `tickets:${projectId}`;
    screens = [
      new Screen<Task>(cluster.url, owner.token, channel),
      new Screen<Task>(second.url, owner.token, channel),
      new Screen<Task>(second.url, admin.token, channel),
    ];
    await Promise.all(screens.map((screen) => screen.follow()));
    const tasks: Task[] = [];
    for (let number = 0; number < TASKS; number += 1)
      tasks.push(await write(number, 'tasks', 'POST', { project_id: projectId, title: `Task ${number}` }));
    const redis = new Redis(redisUrl);
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round === 2) await redis.flushdb();
      if (round === 3) await apis[1]?.kill();
      if (round === 4) apis[1] = await cluster.start('api', { PORT: second.port });
      const status = statuses[round % statuses.length];
      await Promise.all(
        tasks.map(({ id }, number) => write(number, `tasks/${id}`, 'PUT', { status, title: `Round ${round}` })),
      );
    }
    redis.disconnect();

    const stored = await cluster.rows<Task>('select id, version, status, title from tickets where project_id = $1', [
      projectId,
    ]);
    expect(stored).toHaveLength(TASKS);
    expect(stored.every(({ title }) => title === `Round ${ROUNDS - 1}`)).toBe(true);
    const byId = (rows: Iterable<Task>) =>
      [...rows]
        .map(({ id, version, status, title }) => ({ id, version, status, title }))
        .sort((a, b) => a.id.localeCompare(b.id));
    await eventually(() => {
      for (const screen of screens) expect(byId(screen.rows.values())).toEqual(byId(stored));
    });
  });

  it('give each event to each listener once, and write one log entry for each step', async () => {
    await eventually(async () => expect(await cluster.openEvents()).toBe(0));
    const twice = await cluster.rows('select event_id, listener from effects group by 1, 2 having count(*) > 1');
    expect(twice).toEqual([]);
    const [counts] = await cluster.rows<{ events: string; logs: string }>(
      `select (select count(*) from domain_events where name = 'task.status_changed') as events,
         (select count(*) from activity_logs where activity_type = 'status_changed') as logs`,
    );
    expect(Number(counts?.events)).toBe(TASKS * ROUNDS);
    expect(counts?.logs).toBe(counts?.events);
  });
});
