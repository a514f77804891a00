import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/tools/ports';
import { endWithUs } from './end-with-us.js';
import { eventually, Hopeless } from './eventually.js';

/** Whether processes can be identified, which works on Linux only. */
export const hasProcessTable = existsSync('/proc/self/environ');

/** A tool of the repository, run by npm as a developer does, on data and ports of its own. */
export class Tool {
  /** The output so far. */
  output = '';
  /** Its end, and the code it ended with. */
  readonly ended: Promise<number | null>;

  private constructor(
    readonly data: string,
    readonly port: number,
    readonly mailPort: number,
    private readonly npm: ChildProcess,
  ) {
    const keep = (bytes: Buffer): unknown => (this.output += bytes.toString());
    npm.stdout?.on('data', keep);
    npm.stderr?.on('data', keep);
    this.ended = new Promise((resolve) => npm.once('exit', resolve));
  }

  /** A folder that every system user may enter: under root, PostgreSQL runs as "nobody". */
  static folder(): string {
    const data = mkdtempSync(join(tmpdir(), 'portal-tool-'));
    chmodSync(data, 0o755);
    return data;
  }

  /** Runs `npm run <script>`, with arguments behind `--`, and waits until it has printed `ready`. */
  static async run(script: string, data: string, ready: RegExp): Promise<Tool> {
    const [port, mailPort] = [await freePort(), await freePort()];
    const { PATH, HOME } = process.env;
    const env = {
      ...{ PATH, HOME, INSTALL: 'off', DEMO_DATA: 'off', DATA_DIR: data, TZ: process.env['TZ'] },
      ...{ PORT: String(port), MAIL_WEB_PORT: String(mailPort), MAIL_MERGE_SECONDS: '0' },
    };
    const npm = endWithUs(
      spawn('npm', ['run', ...script.split(' ')], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true }),
    );
    const tool = new Tool(data, port, mailPort, npm);
    await tool.prints(ready);
    return tool;
  }

  /** Waits for a line of output; fails at once when the tool ends without it. */
  prints(sentence: RegExp | string): Promise<void> {
    const isPrinted = (): boolean =>
      typeof sentence === 'string' ? this.output.includes(sentence) : sentence.test(this.output);
    return eventually(() => {
      if (isPrinted()) return;
      const problem = `${String(sentence)} wasn't printed:\n${this.output}`;
      throw this.npm.exitCode === null && this.npm.signalCode === null ? new Error(problem) : new Hopeless(problem);
    });
  }

  get npmPid(): number {
    return this.npm.pid ?? 0;
  }

  /** The process that supervises the others. */
  get pid(): number {
    return Number(readFileSync(join(this.data, 'run/owner.pid'), 'utf8'));
  }

  /** Which process does this now. */
  pidOf(service: string): number {
    return (JSON.parse(readFileSync(join(this.data, `run/${service}.pid`), 'utf8')) as { pid: number }).pid;
  }

  /** Waits until no process is left that works on these data. */
  async isGone(): Promise<void> {
    await eventually(() => expect(this.processes()).toEqual([]));
  }

  /** Every process on the machine that has to do with these data: by its folder, its arguments or its environment. */
  processes(): { pid: number; command: string }[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => facts(pid).some((fact) => fact.includes(this.data)))
      .map((pid) => ({ pid: Number(pid), command: textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() }));
  }

  forget(): void {
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The process that started another. */
export const parentOf = (pid: number): number => Number(/\) \S (\d+) /.exec(textOf(`/proc/${pid}/stat`))?.[1]);

const facts = (pid: string): string[] => [
  linkOf(`/proc/${pid}/cwd`),
  textOf(`/proc/${pid}/cmdline`),
  textOf(`/proc/${pid}/environ`),
];

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
