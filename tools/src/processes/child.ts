import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pidFile, type PidNote } from './leftovers.ts';

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
  /** What asks it to stop politely. */
  stopSignal?: NodeJS.Signals;
  /** After this it is killed. */
  stopWithin?: number;
  /** Others stand on it: it is stopped after them. */
  isFoundation?: boolean;
  /** Whether its log begins anew; otherwise it goes on. */
  log?: 'fresh';
}

const running = new Set<Child>();

/** A process we started: its output goes to `logs/<name>.log`, its id to `run/<name>.pid`. */
export class Child {
  readonly name: string;
  readonly exited: Promise<string>;
  private readonly process: ChildProcess;
  private readonly options: ChildOptions;
  private stopping = false;
  private ended = false;

  constructor(options: ChildOptions) {
    this.options = options;
    this.name = options.name;
    const { command, args, cwd, env, uid, gid, data } = options;
    mkdirSync(join(data, 'logs'), { recursive: true });
    mkdirSync(join(data, 'run'), { recursive: true });
    const log = createWriteStream(this.logFile, { flags: options.log === 'fresh' ? 'w' : 'a' });
    this.process = spawn(command, args, { cwd, env, uid, gid, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.process.stdout?.pipe(log, { end: false });
    this.process.stderr?.pipe(log, { end: false });
    this.exited = new Promise((resolve) => {
      const end = (reason: string): void => {
        this.ended = true;
        running.delete(this);
        rmSync(this.pidFile, { force: true });
        log.end();
        resolve(reason);
      };
      this.process.once('error', (error) => end(error.message));
      this.process.once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with code ${code}`));
    });
    running.add(this);
    if (this.process.pid) writeFileSync(this.pidFile, JSON.stringify(this.note(this.process.pid)));
  }

  get pid(): number | undefined {
    return this.process.pid;
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

  private get stopSignal(): NodeJS.Signals {
    return this.options.stopSignal ?? 'SIGTERM';
  }

  private note(pid: number): PidNote {
    return { pid, command: this.options.command, stopSignal: this.stopSignal, isFoundation: this.isFoundation };
  }

  /** Calls back when the process ends without having been asked to. */
  onUnexpectedEnd(tell: (reason: string) => void): void {
    void this.exited.then((reason) => !this.stopping && tell(reason));
  }

  /** Waits until `isReady` answers true; fails when the process ends first or the time is over. */
  async ready(isReady: () => Promise<boolean>, within = 30_000): Promise<void> {
    const deadline = Date.now() + within;
    while (!(await isReady().catch(() => false))) {
      if (this.ended) throw new Error(`${this.name} ${await this.exited}.\n${lastLines(this.logFile)}`);
      if (Date.now() > deadline)
        throw new Error(`${this.name} wasn't ready within ${within / 1000} s.\n${lastLines(this.logFile)}`);
      await pause(50);
    }
  }

  /** Asks the process to end, waits, and kills it when it doesn't. */
  async stop(): Promise<void> {
    if (this.ended) return;
    this.stopping = true;
    this.process.kill(this.stopSignal);
    const kill = setTimeout(() => this.process.kill('SIGKILL'), this.options.stopWithin ?? 12_000);
    await this.exited;
    clearTimeout(kill);
  }
}

/** Stops every process of ours, also those started meanwhile: first those that stand on others, then the foundation. */
export async function stopChildren(): Promise<void> {
  while (running.size > 0) {
    const standing = [...running].filter((child) => !child.isFoundation);
    await Promise.all((standing.length > 0 ? standing : [...running]).map((child) => child.stop()));
  }
}

/** The end of a log, for the sentence that says why something didn't start. */
export function lastLines(file: string, count = 15): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
