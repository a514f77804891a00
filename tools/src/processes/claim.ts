import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StopSentence } from '../stop-sentence.ts';

/** Makes the data folder ours; two products on one folder would fight over its database. */
export function claimDataFolder(data: string): void {
  const file = join(data, 'run', 'owner.pid');
  const owner = Number(textOf(file));
  if (owner && textOf(`/proc/${owner}/cmdline`).includes('tools/src/')) {
    throw new StopSentence(`The data in ${data} is in use by process ${owner}: stop that one, or set DATA_DIR to another folder.`);
  }
  mkdirSync(join(data, 'run'), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.on('exit', () => rmSync(file, { force: true }));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
