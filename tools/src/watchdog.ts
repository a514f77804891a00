import { createInterface } from 'node:readline';
import { isRunning, stopNoted, type PidNote } from './processes/leftovers.ts';
import { startOf } from './processes/process-table.ts';

/**
 * Runs beside each tool that starts processes: reads what the tool started, a note a line. When the tool is gone, however
 * suddenly, its input ends, and what is still running is stopped.
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
