import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eventually } from './support/eventually.js';
import { giveTasks } from './support/many-tasks.js';
import { watchMemory, withHeap } from './support/memory.js';
import { personIn, type Person } from './support/person.js';
import { TestCluster } from './support/test-cluster.js';

const ROWS = 200_000;
const FILES = 100;
const FILE_BYTES = 5 * 1_024 * 1_024;
/** Megabytes that a worker may need to write them, beside what it holds after a small export (docs/performance.md). */
const MEMORY = 150;
const MINUTES = 60_000;

interface Export {
  id: string;
  status: string;
  row_count: number;
  row_total: number | null;
  file_count: number;
  missing_count: number;
}

describe('An export of a company with 200,000 tasks and 500 MB of files', () => {
  let cluster: TestCluster;
  let storage: string;
  let admin: Person;
  let company: string;

  beforeAll(async () => {
    storage = await mkdtemp(join(tmpdir(), 'portal-exports-'));
    cluster = await TestCluster.build({ STORAGE: `file:${storage}` });
    admin = await personIn(cluster, 'admin');
    company = await fill(cluster, (await personIn(cluster, 'customer')).id);
    await store(storage);
    await cluster.start('api');
  }, 20 * MINUTES);

  afterAll(async () => {
    await cluster.close();
    await rm(storage, { recursive: true });
  });

  const ask = (): Promise<Export> =>
    admin.call(cluster.url, 'POST', 'exports', { kind: 'company', company_id: company });
  const get = (id: string): Promise<Export> => admin.call(cluster.url, 'GET', `exports/${id}`);
  const archives = async (): Promise<number> =>
    (
      await readdir(join(storage, 'files', 'export-files'), { recursive: true, withFileTypes: true }).catch(() => [])
    ).filter((entry) => entry.isFile()).length;
  const over = (id: string): Promise<void> =>
    eventually(async () => {
      expect(['queued', 'running']).not.toContain((await get(id)).status);
    }, 15 * MINUTES);

  it(
    'is written in constant memory',
    async () => {
      const worker = await cluster.start('worker', withHeap());
      const cold = await worker.memory();
      await over((await admin.call<Export>(cluster.url, 'POST', 'exports', { kind: 'person' })).id);
      const before = await worker.memory();
      const memory = watchMemory(worker);
      const began = performance.now();
      const { id } = await ask();
      await over(id);
      const growth = (await memory.stop()) - before;
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      process.stdout.write(
        `export: ${seconds} s, worker ${cold.toFixed(0)} MB, warm ${before.toFixed(0)} MB and ${growth.toFixed(0)} more\n`,
      );
      await worker.stop();
      const made = await get(id);
      expect(made).toMatchObject({ status: 'succeeded', file_count: FILES, missing_count: 0 });
      expect(made.row_count).toBe(made.row_total);
      expect(made.row_count).toBeGreaterThan(ROWS);
      expect(await entriesOf(id)).toBeGreaterThan(FILES);
      expect(growth).toBeLessThan(MEMORY);
    },
    20 * MINUTES,
  );

  it(
    'whose worker is killed is made anew by another, with one archive',
    async () => {
      const before = await archives();
      const { id } = await ask();
      const worker = await cluster.start('worker');
      await eventually(async () => {
        expect((await get(id)).row_count).toBeGreaterThan(0);
      }, 5 * MINUTES);
      await worker.kill();
      await cluster.start('worker');
      await over(id);
      expect(await get(id)).toMatchObject({ status: 'succeeded', file_count: FILES });
      expect(await cluster.rows('select attempt from data_exports where id = $1', [id])).toEqual([{ attempt: 2 }]);
      expect(await archives()).toBe(before + 1);
    },
    20 * MINUTES,
  );

  /** Downloads the archive to the disk and counts what its directory names. */
  async function entriesOf(id: string): Promise<number> {
    const response = await fetch(`${cluster.url}/api/v1/exports/${id}/file`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    if (!response.body) throw new Error(`The archive came without content: ${response.status}`);
    const path = join(storage, 'downloaded.zip');
    await pipeline(Readable.fromWeb(response.body), createWriteStream(path));
    const file = await open(path);
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(22), 0, 22, size - 22); // the end of a zip says how many files it has
    await file.close();
    return buffer.readUInt16LE(10);
  }
});

const nameOf = (at: number): string => at.toString(16).padStart(40, '0');

/** One file of the disk under the names of all attachments. */
async function store(storage: string): Promise<void> {
  const content = join(storage, 'content');
  await writeFile(content, randomBytes(FILE_BYTES));
  const folder = join(storage, 'files', 'attachments', '00');
  await mkdir(folder, { recursive: true });
  for (let at = 1; at <= FILES; at += 1) await link(content, join(folder, nameOf(at)));
}

/** Tasks of a company, one of them with files. */
async function fill(cluster: TestCluster, customerId: string): Promise<string> {
  const [company] = await cluster.rows<{ id: string }>(
    `insert into companies (id, created_at, updated_at, version, name, payment_terms_days)
     values (gen_random_uuid(), now(), now(), 1, 'Large', 15) returning id`,
  );
  const id = company?.id ?? '';
  await cluster.rows('update users set company_id = $1 where id = $2', [id, customerId]);
  await giveTasks(cluster, customerId, ROWS, 'words '.repeat(50));
  await cluster.rows(
    `with said as (
       insert into task_comments (id, created_at, updated_at, version, task_id, project_id, author_id, visibility, body, body_html)
       select gen_random_uuid(), now(), now(), 1, id, project_id, $1, 'public', 'Files', '<p>Files</p>' from tickets where number = 'T-1'
       returning id, task_id, project_id)
     insert into comment_attachments (id, created_at, updated_at, version, comment_id, task_id, project_id, uploaded_by, file_name, file_size, file_type, sha256, storage_path)
     select gen_random_uuid(), now(), now(), 1, said.id, said.task_id, said.project_id, $1, 'plan.bin', ${FILE_BYTES}, 'application/pdf', repeat('0', 64), lpad(to_hex(n), 40, '0')
     from said, generate_series(1, ${FILES}) as n`,
    [customerId],
  );
  return id;
}
