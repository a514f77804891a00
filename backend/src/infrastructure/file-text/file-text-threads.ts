import { Injectable } from '@nestjs/common';
import { fileKinds } from '../storage/file-kinds/file-kind.js';
import { IS_SOURCE, LimitedThreads } from '../threads/limited-threads.js';
import type { Reading } from './worker-thread/file-text-thread.js';

/** Characters of a file that are kept: some fifty pages. */
const MAX_LETTERS = 100_000;
/** Of one file, in milliseconds. */
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

/** Reads the words of files in a thread. */
@Injectable()
export class FileTextThreads extends LimitedThreads {
  constructor() {
    super(
      {
        file: new URL('./worker-thread/file-text-thread', import.meta.url),
        maxThreads: 1,
        idleTimeout: IDLE_TIMEOUT,
        niceIncrement: NICE,
      },
      { heap: HEAP, time: TIME },
    );
  }

  /** Whether files of this media type have words that can be read. */
  hasWords(type: string): boolean {
    return kinds.has(type);
  }

  /** The words of a file, the first 100,000 characters. @throws Error for a file that doesn't open or takes too much */
  async wordsOf(path: string, type: string): Promise<string> {
    const reading: Reading = { path, kind: kinds.get(type) ?? '', most: MAX_LETTERS };
    const words = await this.run<string>('read', reading);
    // what PostgreSQL takes for no text
    return words.replaceAll('\u0000', ' ');
  }

  protected override tooMuch(excess: 'time' | 'heap'): Error {
    return new Error(`It takes too much ${excess === 'heap' ? 'memory' : excess} to read`);
  }
}
