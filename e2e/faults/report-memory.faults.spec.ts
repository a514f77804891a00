import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { streamXlsxRows } from 'hucre/xlsx';
import { eventually } from './support/eventually.js';
import { giveTasks } from './support/many-tasks.js';
import { watchMemory, withHeap } from './support/memory.js';
import { personIn, type Person } from './support/person.js';
import { TestCluster } from './support/test-cluster.js';

const ROWS = 1_000_000;
/** Megabytes that a worker may need to write them, beside what it holds anyway. */
const MEMORY = 150;
const MINUTES = 60_000;

interface Run {
  id: string;
  status: string;
  row_count: number;
  row_total: number | null;
  attempt: number;
}

describe('A report of 1,000,000 rows', () => {
  let cluster: TestCluster;
  let storage: string;
  let admin: Person;
  let report: string;

  beforeAll(async () => {
    storage = await mkdtemp(join(tmpdir(), 'portal-reports-'));
    cluster = await TestCluster.build({ STORAGE: `file:${storage}` });
    admin = await personIn(cluster, 'admin');
    await giveTasks(cluster, (await personIn(cluster, 'customer')).id, ROWS);
    await cluster.start('api');
    const query = {
      source: 'tasks',
      columns: ['number', 'title', 'project', 'status', 'weight', 'due_date', 'created'],
    };
    ({ id: report } = await admin.call<{ id: string }>(cluster.url, 'POST', 'reports/custom', { name: 'All', query }));
  }, 20 * MINUTES);

  afterAll(async () => {
    await cluster.close();
    await rm(storage, { recursive: true });
  });

  const generate = (format: string): Promise<Run> =>
    admin.call(cluster.url, 'POST', `reports/custom/${report}/generate`, { format });
  const get = (id: string): Promise<Run> => admin.call(cluster.url, 'GET', `reports/runs/${id}`);
  /** The files that are stored; what a killed process was writing is beside them until the night. */
  const files = async (): Promise<string[]> =>
    (await readdir(join(storage, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  /** Waits until some rows are written. */
  const begun = (id: string): Promise<void> =>
    eventually(async () => {
      expect((await get(id)).row_count).toBeGreaterThan(0);
    }, 5 * MINUTES);
  /** What each answer said until the run was over. */
  const watched = async (id: string): Promise<Run[]> => {
    const seen: Run[] = [];
    await eventually(async () => {
      const run = await get(id);
      seen.push(run);
      expect(['queued', 'running']).not.toContain(run.status);
    }, 15 * MINUTES);
    return seen;
  };

  it.each(['csv', 'xlsx'] as const)(
    'is written as %s in constant memory, and tells how far it is',
    async (format) => {
      const worker = await cluster.start('worker', withHeap());
      const before = await worker.memory();
      const memory = watchMemory(worker);
      const began = performance.now();
      const { id } = await generate(format);
      const seen = await watched(id);
      const growth = (await memory.stop()) - before;
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      process.stdout.write(`${format}: ${seconds} s, worker ${before.toFixed(0)} MB and ${growth.toFixed(0)} more\n`);
      await worker.stop();
      expect(seen.at(-1)).toMatchObject({ status: 'succeeded', row_count: ROWS, row_total: ROWS });
      const counts = seen.map(({ row_count: count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
      expect(new Set(counts.filter((count) => count > 0 && count < ROWS)).size).toBeGreaterThan(3);
      expect(await rowsIn(format, id)).toBe(ROWS + 1);
      expect(growth).toBeLessThan(MEMORY);
    },
    20 * MINUTES,
  );

  it(
    'that is cancelled while it is written leaves no file',
    async () => {
      const before = await files();
      expect(before).toHaveLength(2); // of the reports before
      const worker = await cluster.start('worker');
      const { id } = await generate('csv');
      await begun(id);
      await admin.call(cluster.url, 'POST', `reports/runs/${id}/cancel`);
      // a worker that is stopped ends what it is at
      await worker.stop();
      expect(await get(id)).toMatchObject({ status: 'cancelled', file_name: null });
      expect(await files()).toEqual(before);
    },
    10 * MINUTES,
  );

  it(
    'whose worker is killed is made anew by another, with one file',
    async () => {
      const before = await files();
      const { id } = await generate('xlsx');
      const worker = await cluster.start('worker');
      await begun(id);
      await worker.kill();
      await cluster.start('worker');
      expect((await watched(id)).at(-1)).toMatchObject({ status: 'succeeded', row_count: ROWS });
      expect(await cluster.rows('select attempt from report_runs where id = $1', [id])).toEqual([{ attempt: 2 }]);
      expect((await files()).length).toBe(before.length + 1);
      expect(await rowsIn('xlsx', id)).toBe(ROWS + 1);
    },
    20 * MINUTES,
  );

  /** Reads the file as it is downloaded. */
  async function rowsIn(format: 'csv' | 'xlsx', id: string): Promise<number> {
    const response = await fetch(`${cluster.url}/api/v1/reports/runs/${id}/file`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    if (!response.body) throw new Error(`The file came without content: ${response.status}`);
    const rows: AsyncIterable<unknown> =
      format === 'csv'
        ? createInterface({ input: Readable.fromWeb(response.body), crlfDelay: Infinity })
        : streamXlsxRows(response.body);
    let count = 0;
    for await (const row of rows) count += row === undefined ? 0 : 1;
    return count;
  }
});
