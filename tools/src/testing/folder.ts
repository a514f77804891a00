import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A data folder of its own. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tools-'));
  chmodSync(folder, 0o755);
  return folder;
}

export const textOf = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** Waits until the check passes; its last failure is the test's. */
export async function eventually<Value>(check: () => Value, within = 20_000): Promise<Value> {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(20);
    }
  }
}

/** Whether a process of this number is there. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
