import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';

let watchdog: ChildProcess | undefined;

/** Ends the process when this one ends, even by SIGKILL, so that a killed test run leaves nothing running. */
export function endWithUs<Process extends ChildProcess>(child: Process): Process {
  watchdog ??= startWatchdog();
  watchdog.stdin?.write(`${JSON.stringify({ pid: child.pid, stopSignal: 'SIGKILL', isFoundation: false })}\n`);
  return child;
}

/** The tools' own, which waits for the end of its input. */
function startWatchdog(): ChildProcess {
  const child = spawn(process.execPath, [join(process.cwd(), 'tools/src/watchdog.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  child.unref();
  (child.stdin as unknown as Socket).unref();
  return child;
}
