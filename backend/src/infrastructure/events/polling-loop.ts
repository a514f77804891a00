import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { runOutsideOfContexts } from '../http/request-context.js';

const SWEEP = 1_000;

/**
 * Runs a piece of work whenever it is triggered, one run at a time, and once a second in case a signal got lost. Triggers
 * during a run lead to one more run. A failure is logged once and tried again at the next round.
 *
 * Signals come from within calls, jobs and transactions: the one of a commit is given inside its transaction. Work that
 * inherited that context would write in the caller's name and read in a transaction that ends at any moment.
 */
export class PollingLoop {
  private readonly logger: Logger;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = true;
  private failing = false;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    name: string,
    private readonly work: () => Promise<void>,
    private readonly every = SWEEP,
  ) {
    this.logger = new Logger(name);
  }

  start(): void {
    this.stopped = false;
    this.timer = setInterval(() => {
      this.trigger();
    }, this.every);
    this.trigger();
  }

  trigger(): void {
    if (this.stopped) return;
    if (this.running) this.again = true;
    else this.running = runOutsideOfContexts(() => this.run());
  }

  /** Ends after the run in progress. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      this.again = false;
      try {
        await this.work();
        this.failing = false;
      } catch (error) {
        if (!this.failing) this.logger.warn(error instanceof Error ? error : new Error(String(error)));
        this.failing = true;
      }
    } while (this.shouldRepeat());
    this.running = null;
  }

  private shouldRepeat(): boolean {
    return this.again && !this.failing && !this.stopped;
  }
}

/** Keeps loops running from the start of its process until it ends. */
export abstract class LoopRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly loops: readonly PollingLoop[];

  onApplicationBootstrap(): void {
    for (const loop of this.loops) loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }
}
