import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SUFFIX = '.pid';
const PATIENCE = 10_000;
const POSTGRES_PATIENCE = 30_000;

/** What a pid file says about a process of ours; enough to end it when whoever started it was killed. */
export interface PidNote {
  pid: number;
  command: string;
  stopSignal: NodeJS.Signals;
  isFoundation: boolean;
}

/** Where the note of a process is kept. */
export const pidFile = (data: string, name: string): string => join(data, 'run', `${name}${SUFFIX}`);

/**
 * Ends what an earlier start left running when it was killed: first what stands on others, then the foundation. Only
 * processes that still are the command their note names.
 */
export async function stopLeftovers(data: string): Promise<void> {
  const found = notes(join(data, 'run'));
  for (const isFoundation of [false, true]) {
    await Promise.all(found.filter(({ note }) => note.isFoundation === isFoundation).map(stop));
  }
}

async function stop({ file, note }: { file: string; note: PidNote }): Promise<void> {
  const patience = note.stopSignal === 'SIGINT' ? POSTGRES_PATIENCE : PATIENCE;
  for (let waited = 0; isRunning(note) && waited < patience + 5_000; waited += 100) {
    if (waited === 0) process.kill(note.pid, note.stopSignal);
    if (waited === patience) process.kill(note.pid, 'SIGKILL');
    await pause(100);
  }
  rmSync(file, { force: true });
}

function notes(folder: string): { file: string; note: PidNote }[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .flatMap((name) => {
      const file = join(folder, name);
      const note = read(file);
      return note ? [{ file, note }] : [];
    });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Undefined for what isn't such a note: the owner's file, or one cut off by a sudden end. */
function read(file: string): PidNote | undefined {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8')) as PidNote | number;
    return typeof note === 'object' && note.pid > 1 ? note : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, command }: PidNote): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return readFileSync(join('/proc', String(pid), 'cmdline'), 'utf8').includes(command);
  } catch {
    return false;
  }
}
