import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endWithUs } from './end-with-us.js';
import { eventually, Hopeless } from './eventually.js';

const root = process.cwd();
const DIST = join(root, 'backend/dist/src');

/** Limit of the output that is kept, in characters. */
const KEPT = 1_000_000;

export type Role = 'api' | 'worker' | 'inbound';

/** A process of the product as it runs in production, which a test may kill. */
export class ProductProcess {
  /** The output so far, of both streams. */
  output = '';

  private constructor(private readonly child: ChildProcess) {
    const keep = (bytes: Buffer): void => {
      this.output = `${this.output}${bytes.toString()}`.slice(-KEPT);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** Starts the process and waits until it is ready. @throws Error with its output when it doesn't become ready */
  static async start(role: Role, env: NodeJS.ProcessEnv): Promise<ProductProcess> {
    const started = new ProductProcess(launch(`main.${role}.js`, [], env));
    try {
      await eventually(() => {
        if (started.hasEnded) throw new Hopeless(`${role} ended (${started.howItEnded}):\n${started.output}`);
        if (!/"msg":"ready"/.test(started.output)) throw new Error(`${role} is not ready:\n${started.output}`);
      });
    } catch (error) {
      await started.kill();
      throw error;
    }
    return started;
  }

  /** Whether it hasn't ended yet. */
  isRunning(): boolean {
    return !this.hasEnded;
  }

  /** What it holds in memory (resident set), in megabytes. */
  async memory(): Promise<number> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.child.pid)]);
    return Number(stdout) / 1024;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private get howItEnded(): string {
    return this.child.signalCode ?? `code ${this.child.exitCode}`;
  }

  /** kill -9: no handler runs, nothing is finished. */
  async kill(): Promise<void> {
    if (this.hasEnded) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** Ends the process by SIGTERM. */
  async stop(): Promise<number | null> {
    if (this.hasEnded) return this.child.exitCode;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    return code;
  }
}

/** Runs one command of the command line to its end. */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = launch('main.cli.js', args, env);
  let output = '';
  child.stdout?.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${output}`);
}

function launch(file: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const path = join(DIST, file);
  if (!existsSync(path)) throw new Error(`${path} is missing: build the back end first (npm run build)`);
  return endWithUs(
    spawn(process.execPath, [path, ...args], {
      cwd: root,
      env: { ...kept('PATH', 'TZ', 'NODE_OPTIONS', 'TEST_CLOCK_SHIFT'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** Those variables of ours: where programs are, and the clock of the run. */
const kept = (...names: string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.map((name) => [name, process.env[name]]));
