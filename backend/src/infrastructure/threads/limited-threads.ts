import { extname } from 'node:path';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';

/** Sources in tests, JavaScript in the product. A thread compiles its sources first, on a machine that tests keep busy. */
export const IS_SOURCE = extname(import.meta.filename) === '.ts';
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** Of one job in milliseconds, and of a thread's heap in megabytes. */
export interface ThreadLimits {
  time: number;
  heap: number;
}

interface Threads extends Pick<ConstructorParameters<typeof Piscina>[0] & object, 'maxQueue' | 'niceIncrement'> {
  /** The file that the threads run, without its ending. */
  file: URL;
  maxThreads: number;
  /** How long a thread without work is kept, in milliseconds. */
  idleTimeout: number;
}

/** Runs jobs in threads with memory and time of their own: one that takes too much ends its thread, not the process. */
export abstract class LimitedThreads implements OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private started: Piscina | undefined;
  /** Whether a job for which the heap is too small runs once more: what an earlier one left may have been most of it. */
  protected readonly repeats: boolean = false;

  protected constructor(
    private readonly threads: Threads,
    private readonly limits: ThreadLimits,
  ) {}

  /** Threads of other limits, which a test reaches with less work. */
  static limitedTo<Made extends LimitedThreads>(this: new () => Made, limits: ThreadLimits): Made {
    return Object.assign(new this(), { limits });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
  }

  /** What is thrown for a job that took too much. */
  protected abstract tooMuch(excess: keyof ThreadLimits): Error;

  /** Runs a function of the file. @throws the error of `tooMuch` where it takes too much time or memory */
  protected async run<Result>(
    name: string,
    job: unknown,
    time = this.limits.time,
    repeats = this.repeats,
  ): Promise<Result> {
    const signal = AbortSignal.timeout(time);
    try {
      return (await this.pool.run(job, { name, signal })) as Result;
    } catch (error) {
      if (!signal.aborted && (error as { code?: unknown }).code !== OUT_OF_MEMORY) throw error;
      this.logger.warn(`A thread ended: "${name}" took more than ${this.limits.heap} MB or ${time} ms`);
      if (signal.aborted) throw this.tooMuch('time');
      if (repeats) return this.run(name, job, time, false);
      throw this.tooMuch('heap');
    }
  }

  private get pool(): Piscina {
    const { file, ...options } = this.threads;
    this.started ??= new Piscina({
      ...options,
      filename: `${file.href}${IS_SOURCE ? '.ts' : '.js'}`,
      minThreads: 0,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heap, maxYoungGenerationSizeMb: 32 },
      // what reads the files of strangers has no secrets; only sources need an option, to be loaded at all
      env: IS_SOURCE ? { NODE_OPTIONS: process.env['SOURCE_THREAD_OPTIONS'] ?? '' } : {},
    });
    return this.started;
  }
}
