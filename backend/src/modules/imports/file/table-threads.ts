import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Injectable } from '@nestjs/common';
import { DomainError, importLimits, otherCurrency } from '@portal/contracts';
import { FairQueue } from '../../../infrastructure/http/limits/fair-queue.js';
import { IS_SOURCE, LimitedThreads } from '../../../infrastructure/threads/limited-threads.js';
import type { TableRefusal } from './worker-thread/limited-lines.js';
import type { ReadTable, TableAnswer, TableReading } from './worker-thread/table-thread.js';
import type { TableLine } from './worker-thread/table-line.js';

/** Of one file, in milliseconds; 50,000 lines of 40 columns take 10 seconds. */
const TIME = IS_SOURCE ? 180_000 : 60_000;
/** Of the thread's heap, in megabytes. */
const HEAP = 256;
const IDLE_TIMEOUT = 30_000;
/** Calls have priority, as far as the system supports it per thread. */
const NICE = 5;
/** The first lines are those that may have the headings, and samples below the last of them. */
const LIMITS = { ...importLimits, first: importLimits.headingLines + importLimits.samples };

/** Files that wait while one is read; each is an upload that its sender waits for. */
const queue = new FairQueue({ atOnce: 1, perKey: 1, waitingPerKey: 5, patience: 45_000 });

const refusals: Readonly<Record<TableRefusal, (place: string) => DomainError>> = {
  not_a_table: () => new DomainError('import.not_a_table'),
  no_sheet: (names) => new DomainError('import.no_sheet', { names }),
  no_lines: () => new DomainError('import.no_lines'),
  too_many_lines: () => new DomainError('import.too_many_lines', { count: importLimits.lines }),
  too_many_columns: () => new DomainError('import.too_many_columns', { count: importLimits.columns }),
  not_computed: (cell) => new DomainError('import.not_computed', { cell }),
  unclosed_quote: (line) => new DomainError('import.unclosed_quote', { line }),
  too_much_text: () => new DomainError('import.too_much_text', { count: importLimits.text }),
};

/** Reads tables in a thread. */
@Injectable()
export class TableThreads extends LimitedThreads {
  constructor() {
    super(
      {
        file: new URL('./worker-thread/table-thread', import.meta.url),
        maxThreads: 1,
        idleTimeout: IDLE_TIMEOUT,
        niceIncrement: NICE,
      },
      { heap: HEAP, time: TIME },
    );
  }

  /**
   * Reads a table once, in its turn, and writes its lines to a file for `linesOf`.
   * @param sheet of a workbook the sheet to be read, else the first with a table
   * @throws DomainError `import.not_a_table`, `import.no_sheet`, `import.no_lines`, `import.too_many_lines`, `import.too_many_columns`,
   *   `import.too_much_text`, `import.not_computed`, `import.unclosed_quote`; `import.too_complex` when it takes too much
   *   memory or time; `unavailable` when too many wait
   */
  async read(path: string, format: 'csv' | 'xlsx', to: string, sheet?: string): Promise<ReadTable> {
    const reading: TableReading = { path, format, to, sheet, limits: LIMITS, otherCurrency: otherCurrency() };
    const answer = await queue.run(() => this.run<TableAnswer>('read', reading));
    if ('refusal' in answer) throw refusals[answer.refusal](answer.place);
    return answer.table;
  }

  protected override tooMuch(): DomainError {
    return new DomainError('import.too_complex');
  }
}

/** The lines that `read` wrote. */
export async function* linesOf(path: string): AsyncGenerator<TableLine> {
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const [line, ...cells] = JSON.parse(text) as [number, ...string[]];
    yield { line, cells };
  }
}
