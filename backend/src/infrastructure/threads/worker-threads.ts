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

/** A job took more time or memory than it may, and its thread was ended. */
export class ThreadExhausted extends Error {
  constructor(readonly limit: keyof ThreadLimits) {
    super(`The thread used up its ${limit}`);
  }
}

type PoolOptions = Pick<Piscina['options'], 'maxThreads' | 'idleTimeout'> &
  Partial<Pick<Piscina['options'], 'maxQueue' | 'niceIncrement'>>;

/** Threads with memory and time of their own: a file that takes too much ends its thread, not the process. */
export abstract class WorkerThreads implements OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private started: Piscina | undefined;

  /** @param program the thread's file, without its ending */
  constructor(
    private readonly program: URL,
    private readonly options: PoolOptions,
    private readonly limits: ThreadLimits,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
  }

  /** @throws ThreadExhausted when the job takes too much time or memory; what the program throws */
  protected async run<Result>(name: string, job: unknown, time = this.limits.time): Promise<Result> {
    const signal = AbortSignal.timeout(time);
    try {
      return (await this.pool.run(job, { name, signal })) as Result;
    } catch (error) {
      if (!signal.aborted && (error as { code?: unknown }).code !== OUT_OF_MEMORY) throw error;
      this.logger.warn(`A thread ended: "${name}" took more than ${this.limits.heap} MB or ${time} ms`);
      throw new ThreadExhausted(signal.aborted ? 'time' : 'heap');
    }
  }

  private get pool(): Piscina {
    this.started ??= new Piscina({
      ...this.options,
      filename: `${this.program.href}${IS_SOURCE ? '.ts' : '.js'}`,
      minThreads: 0,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heap, maxYoungGenerationSizeMb: 32 },
      // a thread that reads others' files has no secrets; only sources need an option, to be loaded at all
      env: IS_SOURCE ? { NODE_OPTIONS: process.env['SOURCE_THREAD_OPTIONS'] ?? '' } : {},
    });
    return this.started;
  }
}
