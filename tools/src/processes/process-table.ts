import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined, textOf } from './or-undefined.ts';

/** One process and no later one that is given the same number. */
export interface ProcessId {
  pid: number;
  startedAt: string | undefined;
}

/** When a process started, in the kernel's ticks; undefined when it has ended, and where there is no /proc. */
export function startOf(pid: number): string | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19]; // a zombie has ended
}

/** The processes that run this program in this folder; none where there is no /proc. */
export function processesIn(folder: string, program: string): ProcessId[] {
  const [home, file] = [orUndefined(() => realpathSync(folder)), orUndefined(() => realpathSync(program))];
  if (home === undefined || file === undefined) return [];
  return (orUndefined(() => readdirSync('/proc')) ?? [])
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => link(pid, 'cwd') === home && link(pid, 'exe') === file)
    .map((pid) => ({ pid: Number(pid), startedAt: startOf(Number(pid)) }));
}

const link = (pid: string, name: string): string | undefined =>
  orUndefined(() => readlinkSync(join('/proc', pid, name)));
