import { createInterface } from 'node:readline';
import { isRunning, stopNoted, type PidNote } from './processes/leftovers.ts';
import { startOf } from './processes/process-table.ts';

/**
 * Runs beside each tool that starts processes and reads the list of its children, one note per line. When the tool
 * ends, even by SIGKILL, the watchdog's input ends, and it stops the children that still run.
 */
const noted: PidNote[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined); // it goes last
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const note = JSON.parse(line) as Omit<PidNote, 'startedAt'> & Partial<PidNote>;
  noted.push({ startedAt: startOf(note.pid), ...note });
}

if (noted.some(isRunning)) console.error('Stopping what was left running …');
await stopNoted(noted);
