import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowOf, writeWorkbook, type WorkbookXml } from '@portal/testing/workbook';
import { type Person, personIn } from './support/person.js';
import type { ProductProcess } from './support/process.js';
import { TestCluster } from './support/test-cluster.js';

/** What `npm start` and the image give an api, in megabytes. */
const HEAP = 384;
/** Of another person's call meanwhile, in milliseconds; 300 on an idle machine. */
const PATIENCE = 3_000;

function* repeated(count: number, piece: (index: number) => string): Generator<string> {
  for (let index = 0; index < count; index += 1) yield piece(index);
}

/** An uploaded workbook is read in a thread: one that takes too much ends neither the api nor the calls of others. */
describe('workbooks that take much', () => {
  let cluster: TestCluster;
  let api: ProductProcess;
  let admin: Person;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
    cluster = await TestCluster.build();
    const options = [process.env['NODE_OPTIONS'], `--max-old-space-size=${HEAP}`].filter(Boolean).join(' ');
    api = await cluster.start('api', { NODE_OPTIONS: options });
    admin = await personIn(cluster, 'admin');
  });

  afterAll(async () => {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function upload(xml: WorkbookXml): Promise<string> {
    const path = join(folder, 'book.xlsx');
    await writeWorkbook(path, xml);
    const body = new FormData();
    body.append('kind', 'companies');
    body.append('file', new Blob([new Uint8Array(await readFile(path))]), 'book.xlsx');
    const answer = await fetch(`${cluster.url}/api/v1/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body,
    });
    const { code = '' } = (await answer.json()) as { code?: string };
    return `${answer.status} ${code}`.trim();
  }

  /** The longest that a call of another user took while the work went on, one after the other. */
  async function longestBeside(work: Promise<unknown>): Promise<number> {
    const state = { isOver: false };
    void work.finally(() => (state.isOver = true));
    let longest = 0;
    while (!state.isOver) {
      const began = performance.now();
      await admin.call(cluster.url, 'GET', 'companies?limit=1');
      longest = Math.max(longest, performance.now() - began);
    }
    return longest;
  }

  it('are taken or refused, while others are answered by the same process', async () => {
    const wide = (line: number): string =>
      rowOf(
        line + 1,
        Array.from({ length: 8 }, (_, at) => `Text ${line} of column ${at}`),
      );
    const many = (): WorkbookXml => ({ rows: [], shared: repeated(617_000, () => '<si><t>a</t></si>') });
    const uploads = (async () => [
      await upload({ rows: repeated(48_001, wide) }),
      await upload(many()),
      ...(await Promise.all([many, many, many].map((xml) => upload(xml())))),
    ])();
    const longest = await longestBeside(uploads);
    expect(await uploads).toEqual(['201', ...Array<string>(4).fill('400 import.no_lines')]);
    expect(longest).toBeLessThan(PATIENCE);
    process.stdout.write(`workbooks: the longest call beside them ${Math.round(longest)} ms\n`);
    expect(api.isRunning()).toBe(true);
  });
});
