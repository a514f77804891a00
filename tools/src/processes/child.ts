import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endStrays, pidFile, type PidNote } from './leftovers.ts';
import { textOf } from './or-undefined.ts';
import { spawnWatched } from './watchdog.ts';

/** Limit for a process to become ready: long, for busy machines; a process that ends is noticed at once. */
const READY_WITHIN = 120_000;

export interface ChildOptions {
  name: string;
  command: string;
  args: readonly string[];
  /** The folder that holds `logs/` and `run/`. */
  data: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** The signal for an orderly end. */
  stopSignal?: NodeJS.Signals;
  /** After so many milliseconds it is killed. */
  stopWithin?: number;
  /** Others depend on it: it is stopped after them. */
  isFoundation?: boolean;
  /** The folder in which it and every process that it forks work; none of them may outlive it. */
  home?: string;
  /** Whether its log is truncated; otherwise it is appended to. */
  log?: 'fresh';
  /** The message that it waits for before it begins. */
  startMessage?: number;
}

/** How a process ended. */
export interface ChildEnd {
  /** Null when a signal ended it, or when it could not be started. */
  code: number | null;
  /** The rest of a sentence that begins with its name. */
  reason: string;
}

const running = new Set<Child>();

/** A child process: its output goes to `logs/<name>.log`, its id to `run/<name>.pid`. */
export class Child {
  readonly name: string;
  /** Resolves once the process and everything it forked have ended. */
  readonly exited: Promise<ChildEnd>;
  private readonly process: ChildProcess;
  private readonly note: PidNote | undefined;
  private readonly options: ChildOptions;
  private stopping = false;
  private ended = false;
  private hasBegun = false;

  /** @param isPrepared it is started before its turn, and waits for `begin` */
  constructor(options: ChildOptions, isPrepared = false) {
    this.options = options;
    this.name = options.name;
    const { command, args, cwd, env, uid, gid, data, startMessage } = options;
    mkdirSync(join(data, 'logs'), { recursive: true });
    mkdirSync(join(data, 'run'), { recursive: true });
    if (options.log === 'fresh') writeFileSync(this.logFile, '');
    // the file itself and not a pipe, so that neither process waits for the other's output
    const log = openSync(this.logFile, 'a');
    const { process, note } = spawnWatched(
      command,
      args,
      {
        ...{ cwd, env, uid, gid, detached: true },
        stdio: ['ignore', log, log, ...(startMessage === undefined ? [] : ['ipc' as const])],
      },
      options,
    );
    closeSync(log);
    this.process = process;
    this.note = note;
    running.add(this);
    this.exited = this.end(note);
    if (!isPrepared) this.begin();
  }

  get hasEnded(): boolean {
    return this.ended;
  }

  /** Begins: it is the one of its name now, and gets the message that it waits for. */
  begin(): void {
    if (this.note) writeFileSync(this.pidFile, JSON.stringify(this.note));
    this.hasBegun = true;
    const { startMessage } = this.options;
    if (startMessage !== undefined) this.process.send(startMessage);
  }

  get isFoundation(): boolean {
    return this.options.isFoundation ?? false;
  }

  get logFile(): string {
    return join(this.options.data, 'logs', `${this.name}.log`);
  }

  private get pidFile(): string {
    return pidFile(this.options.data, this.name);
  }

  /** Calls back when the process ends without `stop`. */
  onUnexpectedEnd(report: (reason: string) => void): void {
    void this.exited.then(({ reason }) => !this.stopping && report(reason));
  }

  /** Waits until `isReady` answers true; fails as soon as the process ends, or when the time (milliseconds) is over. */
  async ready(isReady: () => Promise<boolean>, within = READY_WITHIN): Promise<void> {
    const deadline = performance.now() + within;
    while (!(await isReady().catch(() => false))) {
      if (this.ended) throw new Error(`${this.name} ${(await this.exited).reason}.\n${lastLines(this.logFile)}`);
      if (performance.now() > deadline)
        throw new Error(`${this.name} wasn't ready within ${within / 1000} s.\n${lastLines(this.logFile)}`);
      await pause(50);
    }
  }

  /** Ends the process by its signal, waits, and kills it after the time limit. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (!this.ended) this.process.kill(this.options.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.kill(), this.options.stopWithin ?? 12_000);
    await this.exited;
    clearTimeout(timer);
  }

  /** Ends it at once. */
  kill(): void {
    if (!this.ended) this.process.kill('SIGKILL');
  }

  private async end(note: PidNote | undefined): Promise<ChildEnd> {
    const end = await new Promise<ChildEnd>((resolve) => {
      this.process.once('error', (error) => resolve({ code: null, reason: `could not be started: ${error.message}` }));
      this.process.once('exit', (code, signal) =>
        resolve({ code, reason: signal ? `was ended by ${signal}` : `ended with code ${code}` }),
      );
    });
    this.ended = true;
    if (note) await endStrays(note);
    running.delete(this);
    if (this.hasBegun) rmSync(this.pidFile, { force: true });
    return end;
  }
}

/** Stops every process of ours, also those started meanwhile: first those that depend on others, then the foundation. */
export async function stopChildren(): Promise<void> {
  while (running.size > 0) {
    const dependent = [...running].filter((child) => !child.isFoundation);
    await Promise.all((dependent.length > 0 ? dependent : [...running]).map((child) => child.stop()));
  }
}

/** The end of a log, for the error message about a service that didn't start. */
export const lastLines = (file: string, count = 15): string =>
  textOf(file).trimEnd().split('\n').slice(-count).join('\n');
