import { readFileSync } from 'node:fs';

/** What was read; undefined where reading fails, as of a file or a process that isn't there. */
export function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The text of a file; empty where there is none. */
export const textOf = (file: string): string => orUndefined(() => readFileSync(file, 'utf8')) ?? '';
