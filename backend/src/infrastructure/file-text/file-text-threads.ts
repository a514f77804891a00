import { extname } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { fileKinds } from '../storage/file-kinds/file-kind.js';
import type { Reading } from './thread/file-text-thread.js';

/** Characters of a file that are kept: some fifty pages. */
const MAX_LETTERS = 100_000;
/** Of one file, in milliseconds. Sources in tests are compiled first, on a machine that tests keep busy. */
const IS_SOURCE = extname(import.meta.filename) === '.ts';
const TIME = IS_SOURCE ? 120_000 : 20_000;
/** Of a thread's heap, in megabytes. */
const HEAP = 256;
const IDLE_TIMEOUT = 30_000;
/** Calls and other jobs have priority, as far as the system supports it per thread. */
const NICE = 10;

const { pdf, text, csv, docx, xlsx, pptx, odt, ods, odp } = fileKinds;
const kinds: ReadonlyMap<string, string> = new Map([
  [pdf.type, 'pdf'],
  [text.type, 'plain'],
  [csv.type, 'plain'],
  ...Object.entries({ docx, xlsx, pptx, odt, ods, odp }).map(([name, { type }]) => [type, name] as const),
]);

/** Reads the words of files in a thread with memory and time of its own: a file that takes too much ends its thread. */
@Injectable()
export class FileTextThreads implements OnApplicationShutdown {
  private started: Piscina | undefined;

  /** Whether files of this media type have words that can be read. */
  hasWords(type: string): boolean {
    return kinds.has(type);
  }

  /** The words of a file, the first 100,000 characters. @throws Error for a file that doesn't open or takes too much */
  async wordsOf(path: string, type: string): Promise<string> {
    const reading: Reading = { path, kind: kinds.get(type) ?? '', most: MAX_LETTERS };
    const words = (await this.pool.run(reading, { name: 'read', signal: AbortSignal.timeout(TIME) })) as string;
    // what PostgreSQL takes for no text
    return words.replaceAll('\u0000', ' ');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
  }

  private get pool(): Piscina {
    this.started ??= new Piscina({
      filename: new URL(`./thread/file-text-thread${IS_SOURCE ? '.ts' : '.js'}`, import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: 32 },
      // the thread that reads uploaded files has no secrets; only sources need an option, to be loaded at all
      env: IS_SOURCE ? { NODE_OPTIONS: process.env['SOURCE_THREAD_OPTIONS'] ?? '' } : {},
    });
    return this.started;
  }
}
