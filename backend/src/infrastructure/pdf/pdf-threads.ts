import { availableParallelism } from 'node:os';
import { Injectable, Global, Module } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { asBuffer } from '../threads/as-buffer.js';
import { FairQueue } from '../http/limits/fair-queue.js';
import { IS_SOURCE, LimitedThreads } from '../threads/limited-threads.js';
import type { PdfContent } from './pdf-content.js';
import { pdfLimits, type PdfRefusal } from './pdf-limits.js';
import type { Answer, Appending, Stamping, WrittenFile } from './worker-thread/pdf-thread.js';

/** Half of the processors at most: the others answer calls. */
const THREADS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
const SOURCE_TIME = 120_000;
const LONGEST_LINE = 40;
/** In milliseconds; a file is worked on for 20 seconds at most, most for less than one. Tests wait for the thread's sources. */
const LONGEST_WAIT = IS_SOURCE ? SOURCE_TIME : 30_000;
const RETRY_AFTER = 5;
/** A thread has parsed fonts, which take ten times as long as a page. */
const IDLE_TIMEOUT = 60_000;
/** Calls have priority over PDF work, as far as the system supports it per thread. */
const NICE = 5;

/**
 * Queue of all reading and drawing of PDFs in this process; a full or slow queue refuses (`unavailable`, 503; decisions
 * 4.56). An operation that works on a PDF declares it (`inTurn`), so that it waits without a connection to the
 * database.
 */
export const pdfQueue = new FairQueue({
  atOnce: THREADS,
  perKey: THREADS,
  waitingPerKey: LONGEST_LINE,
  patience: LONGEST_WAIT,
});

/** Reads and draws PDFs in threads. */
@Injectable()
export class PdfThreads extends LimitedThreads {
  protected override readonly repeats = true;

  constructor() {
    super(
      {
        file: new URL('./worker-thread/pdf-thread', import.meta.url),
        maxThreads: THREADS,
        maxQueue: LONGEST_LINE,
        idleTimeout: IDLE_TIMEOUT,
        niceIncrement: NICE,
      },
      { heap: pdfLimits.heap, time: IS_SOURCE ? SOURCE_TIME : pdfLimits.time },
    );
  }

  /** Draws a PDF, in its turn. @throws DomainError `unavailable` when too many wait */
  draw(content: PdfContent): Promise<Buffer> {
    return pdfQueue.run(() => this.drawNow(content));
  }

  /** Draws a PDF; the caller has a turn. */
  async drawNow(content: PdfContent): Promise<Buffer> {
    const bytes = await this.run<Uint8Array>('draw', content).catch((error: unknown) => {
      // the product's own PDFs are small: the machine is busy
      if (isTooComplex(error)) throw new DomainError('unavailable', {}, { retryAfter: RETRY_AFTER });
      throw error;
    });
    return asBuffer(bytes);
  }

  /**
   * Whether a file is a PDF that others can open and add pages to; the caller has a turn.
   * @throws DomainError `pdf.too_complex` naming `file`
   */
  async isReadable(path: string): Promise<boolean> {
    return (await this.read<true>('check', path)) ?? false;
  }

  /**
   * Writes a file with the drawn pages behind its own; null where it isn't readable. The caller has a turn.
   * @throws DomainError `pdf.too_complex` naming `file`
   */
  append(job: Appending): Promise<WrittenFile | null> {
    return this.read<WrittenFile>('append', job);
  }

  /**
   * A file with a word across every page, in its turn; null where it isn't readable.
   * @throws DomainError `unavailable` when too many wait; `pdf.too_complex` naming `file`
   */
  async stamp(job: Stamping): Promise<Buffer | null> {
    const bytes = await pdfQueue.run(() => this.read<Uint8Array>('stamp', job));
    return bytes && asBuffer(bytes);
  }

  private async read<Result>(name: string, job: unknown): Promise<Result | null> {
    const answer = await this.run<Answer<Result>>(name, job);
    if (!('refusal' in answer)) return answer.result;
    if (answer.refusal === 'unreadable') return null;
    throw tooComplex(answer.refusal);
  }

  protected override tooMuch(excess: 'time' | 'heap'): DomainError {
    return tooComplex(excess);
  }
}

const megabytes = (bytes: number): string => `${bytes / 1_024 / 1_024} MB`;
const counted = (count: number): string => count.toLocaleString('en-US');

type Excess = Exclude<PdfRefusal, 'unreadable'>;

const reasons: Readonly<Record<Excess, string>> = {
  objects: `It has more than ${counted(pdfLimits.objects)} objects`,
  pages: `It has more than ${counted(pdfLimits.pages)} pages`,
  depth: `Its parts are more than ${pdfLimits.depth} levels deep within each other`,
  unpackedBytes: `It unpacks to more than ${megabytes(pdfLimits.unpackedBytes)}`,
  time: `It takes more than ${pdfLimits.time / 1_000} seconds to read`,
  heap: 'It takes too much memory to read',
};

const tooComplex = (excess: Excess): DomainError =>
  new DomainError('pdf.too_complex', {}, { details: [{ path: 'file', message: reasons[excess] }] });

const isTooComplex = (error: unknown): boolean => error instanceof DomainError && error.code === 'pdf.too_complex';

/** Reads and draws PDFs in threads. */
@Global()
@Module({ providers: [PdfThreads], exports: [PdfThreads] })
export class PdfModule {}
