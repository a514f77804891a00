import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyNumbers, manyObjects } from '../../../test/support/mail/hostile-pdfs.js';
import { textOfPdf } from '../../../test/support/mail/pdf-text.js';
import { pdf as plan } from '../../../test/support/mail/sample-files.js';
import { letterheadOf, type PdfContent, PdfThreads, pdfQueue } from './index.js';

const content: PdfContent = {
  title: 'Record',
  at: new Date('2026-11-21T15:00:00Z'),
  letterhead: letterheadOf(),
  blocks: [{ type: 'head', kind: 'Record', number: 'D-0001' }],
};

jest.setTimeout(120_000);

describe('PDFs in threads', () => {
  let folder: string;
  let threads: PdfThreads;
  const given = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, `${Math.random()}`);
    await writeFile(path, bytes);
    return path;
  };
  const tooComplex = (message: RegExp) => ({
    code: 'pdf.too_complex',
    status: 400,
    extras: { details: [{ path: 'file', message: expect.stringMatching(message) as string }] },
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pdf-threads-'));
    threads = new PdfThreads();
  });

  afterAll(async () => {
    await threads.onApplicationShutdown();
    await rm(folder, { recursive: true });
  });

  it('draws a PDF and adds it behind a file, which stays as it was', async () => {
    expect((await textOfPdf(await threads.draw(content)))[0]).toContain('D-0001');
    const to = join(folder, 'longer');
    const written = await threads.append({ path: await given(plan), content, to });
    const longer = await readFile(to);
    expect(written?.size).toBe(longer.length);
    expect(longer.subarray(0, plan.length).equals(plan)).toBe(true);
    expect((await textOfPdf(longer))[1]).toContain('D-0001');
  });

  it('says which files it cannot read, and in a sentence what is too complex', async () => {
    expect(await threads.isReadable(await given(plan))).toBe(true);
    expect(await threads.isReadable(await given(Buffer.from('%PDF-1.7\nnothing more')))).toBe(false);
    await expect(threads.isReadable(await given(manyObjects(20_000)))).rejects.toMatchObject(
      tooComplex(/more than 20,000 objects/),
    );
  });

  it('refuses a file whose thread dies of its memory, and goes on with the next one', async () => {
    const small = PdfThreads.limitedTo({ time: 110_000, heap: 40 });
    const path = await given(manyNumbers(1_000_000));
    await expect(small.isReadable(path)).rejects.toMatchObject(tooComplex(/too much memory/));
    expect(await small.isReadable(await given(plan))).toBe(true);
    await small.onApplicationShutdown();
  }, 120_000);

  it('refuses a file that takes too long, and ends its thread', async () => {
    const hasty = PdfThreads.limitedTo({ time: 300, heap: 256 });
    const path = await given(manyNumbers(4_000_000));
    await expect(hasty.isReadable(path)).rejects.toMatchObject(tooComplex(/seconds to read/));
    await hasty.onApplicationShutdown();
  });

  it('lets only so many wait: who comes then is told when to come again', async () => {
    const taken: (() => void)[] = [];
    const waiting: Promise<unknown>[] = [];
    const refused: unknown[] = [];
    while (refused.length === 0 && waiting.length <= 100) {
      const turn = pdfQueue.enter().then(
        (leave) => taken.push(leave),
        (error: unknown) => refused.push(error),
      );
      waiting.push(turn);
      await Promise.race([turn, new Promise(setImmediate)]);
    }
    expect(waiting.length).toBeLessThan(60);
    await expect(threads.draw(content)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      extras: { retryAfter: 5 },
    });
    while (taken.length > 0) {
      taken.shift()?.();
      await new Promise(setImmediate);
    }
    expect((await threads.draw(content)).length).toBeGreaterThan(1_000);
  });
});
