import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError, importLimits, otherCurrency } from '@portal/contracts';
import { Piscina } from 'piscina';
import { FairQueue } from '../../../infrastructure/http/limits/fair-queue.js';
import type { TableRefusal } from './thread/limited-lines.js';
import type { ReadTable, TableAnswer, TableReading } from './thread/table-thread.js';
import type { TableLine } from './thread/table-line.js';

/** Sources in tests, JavaScript in the product. A thread compiles its sources first, on a machine that tests keep busy. */
const IS_SOURCE = extname(import.meta.filename) === '.ts';
/** Of one file, in milliseconds; 50,000 lines of 40 columns take 10 seconds. */
const TIME = IS_SOURCE ? 180_000 : 60_000;
/** Of the thread's heap, in megabytes. */
const HEAP = 256;
const IDLE_TIMEOUT = 30_000;
/** Calls have priority, as far as the system supports it per thread. */
const NICE = 5;
/** The first lines are those that may have the headings, and samples below the last of them. */
const LIMITS = { ...importLimits, first: importLimits.headingLines + importLimits.samples };
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** Files that wait while one is read; each is an upload that its sender waits for. */
const queue = new FairQueue({ atOnce: 1, perKey: 1, waitingPerKey: 5, patience: 45_000 });

const refusals: Readonly<Record<TableRefusal, (place: string) => DomainError>> = {
  not_a_table: () => new DomainError('import.not_a_table'),
  no_lines: () => new DomainError('import.no_lines'),
  too_many_lines: () => new DomainError('import.too_many_lines', { count: importLimits.lines }),
  too_many_columns: () => new DomainError('import.too_many_columns', { count: importLimits.columns }),
  not_computed: (cell) => new DomainError('import.not_computed', { cell }),
  unclosed_quote: (line) => new DomainError('import.unclosed_quote', { line }),
  too_much_text: () => new DomainError('import.too_much_text', { count: importLimits.text }),
};

/** Reads tables in a thread with memory and time of its own: a file that takes too much ends its thread, not the process. */
@Injectable()
export class TableThreads implements OnApplicationShutdown {
  private readonly logger = new Logger(TableThreads.name);
  private started: Piscina | undefined;
  private readonly limits = { heap: HEAP, time: TIME };

  /** Threads of other limits, which a test reaches with less work. */
  static limitedTo(limits: { heap: number; time: number }): TableThreads {
    return Object.assign(new TableThreads(), { limits });
  }

  /**
   * Reads a table once, in its turn, and writes its lines to a file for `linesOf`.
   * @throws DomainError `import.not_a_table`, `import.no_lines`, `import.too_many_lines`, `import.too_many_columns`,
   *   `import.too_much_text`, `import.not_computed`, `import.unclosed_quote`; `import.too_complex` when it takes too much
   *   memory or time; `unavailable` when too many wait
   */
  async read(path: string, format: 'csv' | 'xlsx', to: string): Promise<ReadTable> {
    const leave = await queue.enter();
    try {
      const answer = await this.run({ path, format, to, limits: LIMITS, otherCurrency: otherCurrency() });
      if ('refusal' in answer) throw refusals[answer.refusal](answer.place);
      return answer.table;
    } finally {
      leave();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
  }

  private async run(reading: TableReading): Promise<TableAnswer> {
    const signal = AbortSignal.timeout(this.limits.time);
    try {
      return (await this.pool.run(reading, { name: 'read', signal })) as TableAnswer;
    } catch (error) {
      if (!signal.aborted && (error as { code?: unknown }).code !== OUT_OF_MEMORY) throw error;
      this.logger.warn(`A table took more than ${this.limits.heap} MB or ${this.limits.time} ms`);
      throw new DomainError('import.too_complex');
    }
  }

  private get pool(): Piscina {
    this.started ??= new Piscina({
      filename: new URL(`./thread/table-thread${IS_SOURCE ? '.ts' : '.js'}`, import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heap, maxYoungGenerationSizeMb: 32 },
      // the thread that reads uploaded files has no secrets; only sources need an option, to be loaded at all
      env: IS_SOURCE ? { NODE_OPTIONS: process.env['SOURCE_THREAD_OPTIONS'] ?? '' } : {},
    });
    return this.started;
  }
}

/** The lines that `read` wrote. */
export async function* linesOf(path: string): AsyncGenerator<TableLine> {
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const [line, ...cells] = JSON.parse(text) as [number, ...string[]];
    yield { line, cells };
  }
}
