import { setTimeout as pause } from 'node:timers/promises';
import { StopSentence } from '../stop-sentence.ts';
import { Child, stopChildren, type ChildOptions } from './child.ts';

/** So many ends of one process within a minute are a fault that starting it again doesn't mend. */
const MAX_ENDS = 5;
const MINUTE = 60_000;
/** Before the first new start, in milliseconds; doubled for each further one within a minute. */
const FIRST_DELAY = 250;

/** A process that is to run as long as the tool does. */
export interface Service extends ChildOptions {
  /** Its name at the beginning of a sentence. */
  title: string;
  /** Whether the service is ready; without it, it is ready once it runs. */
  isReady?: () => Promise<boolean>;
}

/** Keeps services running: prints a line when one ends, and starts it again after a delay. */
export class Supervisor {
  private readonly children = new Map<string, Child>();
  private readonly prepared = new Map<string, Child>();
  private readonly ends = new Map<string, number[]>();
  private readonly failure = Promise.withResolvers<never>();
  private readonly endings: (() => void)[] = [];
  private isStopping = false;

  /** Rejects with a StopSentence when a service ended five times within a minute. */
  get failed(): Promise<never> {
    return this.failure.promise;
  }

  /**
   * Starts a service, waits until it is ready, and keeps it running.
   * @throws Error with the end of its log when it ends before, or isn't ready in time
   */
  async start(service: Service): Promise<void> {
    await this.run(service).ready(isReady(service));
  }

  /** Starts the process that the next start of a service takes: it waits for its `startMessage`. */
  prepare(service: Service): void {
    if (this.prepared.get(service.name)?.hasEnded ?? true) this.prepared.set(service.name, new Child(service, true));
  }

  /** Stops a service, for good or until it is started again. */
  async stop(name: string): Promise<void> {
    const child = this.children.get(name);
    this.children.delete(name);
    await child?.stop();
  }

  /** Has something done once everything is stopped. */
  afterStop(ending: () => void): void {
    this.endings.push(ending);
  }

  /** Stops everything: first what depends on others, then the foundation. */
  async stopAll(): Promise<void> {
    this.isStopping = true;
    await stopChildren();
    for (const ending of this.endings) ending();
  }

  private run(service: Service): Child {
    const child = this.takePrepared(service.name) ?? new Child(service);
    this.children.set(service.name, child);
    child.onUnexpectedEnd((reason) => void this.runAgain(service, child, reason).catch(this.failure.reject));
    return child;
  }

  private takePrepared(name: string): Child | undefined {
    const child = this.prepared.get(name);
    this.prepared.delete(name);
    if (child?.hasEnded) return undefined;
    child?.begin();
    return child;
  }

  /** @throws StopSentence when it ended too often */
  private async runAgain(service: Service, ended: Child, reason: string): Promise<void> {
    const { name, title } = service;
    const ends = this.countEnd(name);
    const log = `its log: ${ended.logFile}`;
    if (ends >= MAX_ENDS)
      throw new StopSentence(`${title} ${reason}, the ${MAX_ENDS}th end within a minute; ${log}\nStopping.`);
    console.error(`${title} ${reason}; starting it again (${log}).`);
    await pause(FIRST_DELAY * 2 ** (ends - 1));
    if (this.isStopping || this.children.get(name) !== ended) return;
    const child = this.run(service);
    const isBack = await child.ready(isReady(service)).then(
      () => true,
      () => false,
    );
    if (isBack) console.error(`${title} is running again.`);
    else child.kill(); // if it hasn't ended by itself, which counts
  }

  /** Ends of this service within the last minute, this one included. */
  private countEnd(name: string): number {
    const now = performance.now();
    const ends = [...(this.ends.get(name) ?? []), now].filter((time) => time > now - MINUTE);
    this.ends.set(name, ends);
    return ends.length;
  }
}

const isReady = (service: Service): (() => Promise<boolean>) => service.isReady ?? (() => Promise.resolve(true));
