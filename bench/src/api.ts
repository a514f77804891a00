import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { seed, type Seed } from './api/seed.ts';
import { given } from './given.ts';
import type { Call, Contender } from './load.ts';
import { compare, table, type Comparison } from './rounds.ts';

/**
 * The product's API against its floor. `npm run bench -- api` starts everything and gives API_URL, API_PID,
 * DATABASE_URL and DATABASE_PID; `--quick` makes it short, to see that it works.
 */

const quick = process.argv.includes('--quick');
const plan = quick ? { rounds: 2, seconds: 2 } : { rounds: 7, seconds: 4 };
const FLOOR_PORT = Number(process.env['FLOOR_PORT'] ?? 8_990);
const SAME_ENOUGH = 0.05;

const client = new pg.Client({ connectionString: given('DATABASE_URL', 'api') });
await client.connect();
const rows = await seed(client);
await client.end();

execFileSync('taskset', ['-acp', '1', given('DATABASE_PID', 'api')], { stdio: 'ignore' });
execFileSync('taskset', ['-acp', '0', given('API_PID', 'api')], { stdio: 'ignore' });
const floor = spawn(
  'taskset',
  ['-c', '0', process.execPath, '--max-old-space-size=384', `${import.meta.dirname}/api/floor.ts`],
  {
    env: { ...process.env, PORT: String(FLOOR_PORT) },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
try {
  await reachable(`http://127.0.0.1:${FLOOR_PORT}/`, floor);
  await measure(rows);
} finally {
  floor.kill();
}

async function measure({ token, projectId, taskId, writtenProjectId }: Seed): Promise<void> {
  const floorUrl = `http://127.0.0.1:${FLOOR_PORT}`;
  const ours: Contender = { name: 'ours', url: given('API_URL', 'api'), pid: Number(given('API_PID', 'api')) };
  const bare: Contender = { name: 'bare Fastify + pg', url: floorUrl, pid: floor.pid ?? 0 };
  const again: Contender = { ...bare, name: 'bare, again' };
  const atOnce: Contender = { ...bare, name: 'bare, one statement', url: `${floorUrl}/at-once` };
  const list: Call = {
    method: 'GET',
    path: `/api/v1/tasks?project_id=${projectId}&page=1&limit=20&status=todo,in_progress&sortBy=due_date`,
  };
  const detail: Call = { method: 'GET', path: `/api/v1/tasks/${taskId}` };
  const create: Call = {
    method: 'POST',
    path: '/api/v1/tasks',
    body: { project_id: writtenProjectId, title: 'Under load' },
  };
  for (const call of [list, detail]) await assertSame(call, [ours, bare], token);

  const how = { ...plan, token };
  const drift = await compare('list', list, [again, bare], how);
  const results: Comparison[] = [
    ...(await compare('list (20 tasks, total, filter, sort)', list, [ours, bare], how)),
    ...(await compare('detail', detail, [ours, bare], how)),
    ...(await compare('create (row and event)', create, [ours, bare, atOnce], how)),
  ];
  console.log(
    `\nOurs against each, median and range of ${plan.rounds} rounds of ${plan.seconds} s:\n\n${table(results)}`,
  );
  const off = Math.abs((drift[0]?.throughput.median ?? NaN) - 1);
  console.log(
    `\nThe floor against itself: ${(off * 100).toFixed(1)} % apart${off > SAME_ENOUGH ? ': too noisy, not to be quoted' : ''}.`,
  );
}

/** Fails where the two servers answer differently. */
async function assertSame(call: Call, contenders: readonly Contender[], token: string): Promise<void> {
  const bodies = await Promise.all(
    contenders.map(async ({ url }): Promise<unknown> => {
      const answer = await fetch(url + call.path, { headers: { authorization: `Bearer ${token}` } });
      return answer.json();
    }),
  );
  if (bodies.some((body) => !isDeepStrictEqual(body, bodies[0])))
    throw new Error(`${call.path} is answered differently:\n${bodies.map((body) => JSON.stringify(body)).join('\n')}`);
}

async function reachable(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error('The floor ended');
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The floor did not start');
}
