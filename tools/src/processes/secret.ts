import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of this data folder, made at its first use and readable by its owner only. */
export function secret(data: string, name: string): string {
  const folder = join(data, 'secrets');
  const file = join(folder, name);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const made = randomBytes(32).toString('hex');
    writeFileSync(file, made, { mode: 0o600 });
    return made;
  }
}
