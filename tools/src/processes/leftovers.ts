import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orUndefined } from './or-undefined.ts';
import { processesIn, startOf, type ProcessId } from './process-table.ts';

const SUFFIX = '.pid';
const PATIENCE = 12_000;
const POSTGRES_PATIENCE = 30_000;

/** A note about a process; enough to end it after its parent was killed. */
export interface PidNote extends ProcessId {
  command: string;
  stopSignal: NodeJS.Signals;
  isFoundation: boolean;
  /** The folder in which it and every process that it forks work. */
  home?: string | undefined;
}

/** The path of the note of a process. */
export const pidFile = (data: string, name: string): string => join(data, 'run', `${name}${SUFFIX}`);

/** Ends what an earlier start left running when it was killed. */
export async function stopLeftovers(data: string): Promise<void> {
  const found = notes(join(data, 'run'));
  await stopNoted(found.map(({ note }) => note));
  for (const { file } of found) rmSync(file, { force: true });
}

/** Ends these processes and what they have forked: first what depends on others, then the foundation. */
export async function stopNoted(noted: readonly PidNote[]): Promise<void> {
  // identified now: another tool that ends the same processes may start new ones in the same folder meanwhile
  const all = noted.map((note) => ({ note, forked: familyOf(note) }));
  for (const isFoundation of [false, true]) {
    await Promise.all(
      all
        .filter(({ note }) => note.isFoundation === isFoundation)
        .map(async ({ note, forked }) => {
          await stop(note);
          await endAll(forked);
        }),
    );
  }
}

/** Ends the children of a process that is gone: PostgreSQL's backends would finish their statement first. */
export async function endStrays(note: PidNote): Promise<void> {
  for (let strays = familyOf(note); strays.length > 0; strays = familyOf(note)) await endAll(strays);
}

/** Whether the very process of the note is alive. */
export const isRunning = ({ pid, startedAt }: ProcessId): boolean => send(pid, 0) && startOf(pid) === startedAt;

const familyOf = ({ home, command }: PidNote): ProcessId[] => (home === undefined ? [] : processesIn(home, command));

async function endAll(processes: readonly ProcessId[]): Promise<void> {
  for (let left = processes.filter(isRunning); left.length > 0; left = left.filter(isRunning)) {
    for (const { pid } of left) send(pid, 'SIGKILL');
    await pause(20);
  }
}

async function stop(note: PidNote): Promise<void> {
  const patience = note.stopSignal === 'SIGINT' ? POSTGRES_PATIENCE : PATIENCE;
  for (let waited = 0; isRunning(note) && waited < patience + 5_000; waited += 100) {
    if (waited === 0) send(note.pid, note.stopSignal);
    if (waited === patience) send(note.pid, 'SIGKILL');
    await pause(100);
  }
}

/** False when there is no such process (any more). */
const send = (pid: number, signal: NodeJS.Signals | 0): boolean =>
  orUndefined(() => process.kill(pid, signal)) ?? false;

function notes(folder: string): { file: string; note: PidNote }[] {
  return (orUndefined(() => readdirSync(folder)) ?? [])
    .filter((name) => name.endsWith(SUFFIX))
    .flatMap((name) => {
      const file = join(folder, name);
      const note = read(file);
      return note ? [{ file, note }] : [];
    });
}

/** Undefined for what isn't such a note: the owner's file, or one cut off by a sudden end. */
function read(file: string): PidNote | undefined {
  const note = orUndefined(() => JSON.parse(readFileSync(file, 'utf8')) as PidNote | number);
  return typeof note === 'object' && note.pid > 1 ? note : undefined;
}
