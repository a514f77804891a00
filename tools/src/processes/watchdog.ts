import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { inRoot } from '../paths.ts';
import type { PidNote } from './leftovers.ts';
import { startOf } from './process-table.ts';

type Ending = Partial<Pick<PidNote, 'stopSignal' | 'isFoundation' | 'home'>>;

const watched = new Map<number, PidNote>();
let watchdog: ChildProcess | undefined;

/**
 * Starts a process that the watchdog ends should this one end first, even by SIGKILL: the watchdog is a separate
 * process that has a list of the children and waits for the end of its standard input, which the kernel closes.
 * @param ending the signal that ends it
 */
export function spawnWatched(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  ending: Ending = {},
): { process: ChildProcess; note: PidNote | undefined } {
  watchdog ??= startWatchdog();
  const child = spawn(command, args, options);
  const { pid } = child;
  if (pid === undefined) return { process: child, note: undefined };
  const { stopSignal = 'SIGTERM', isFoundation = false, home } = ending;
  const note = { pid, startedAt: startOf(pid), command, stopSignal, isFoundation, home };
  watched.set(pid, note);
  send(watchdog, note);
  child.once('exit', () => watched.delete(pid));
  return { process: child, note };
}

/** The end of a process that the watchdog ends likewise. */
interface Ended {
  code: number;
  /** What it wrote to its standard output, and that together with what it wrote beside it; empty where not piped. */
  printed: string;
  output: string;
}

/** Runs Node to the end of a program, which the watchdog ends should this process end first. */
export function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  const { process: child } = spawnWatched(process.execPath, args, { cwd: inRoot(), ...options });
  const [printed, output]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on('data', (bytes: Buffer) => printed.push(bytes) && output.push(bytes));
  child.stderr?.on('data', (bytes: Buffer) => output.push(bytes));
  const textOf = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, printed: textOf(printed), output: textOf(output).trim() }),
    );
  });
}

function startWatchdog(): ChildProcess {
  const child = spawn(process.execPath, [inRoot('tools/src/watchdog.ts'), String(process.pid)], {
    cwd: '/',
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true, // a Ctrl+C isn't for it
  });
  child.stdin.on('error', () => undefined); // it has ended: `exit` handles that
  child.once('exit', (code, signal) => {
    console.error(`The watchdog ended (${signal ?? `code ${code}`}); starting it again.`);
    watchdog = startWatchdog();
    for (const note of watched.values()) send(watchdog, note);
  });
  child.once('error', (error) => console.error(`The watchdog could not be started: ${error.message}`));
  return child;
}

const send = ({ stdin }: ChildProcess, note: PidNote): unknown => stdin?.write(`${JSON.stringify(note)}\n`);
