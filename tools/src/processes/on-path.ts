import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first of these programs that a folder of PATH has. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}
