import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StopSentence } from '../stop-sentence.ts';
import { stopLeftovers } from './leftovers.ts';
import { textOf } from './or-undefined.ts';

const PATIENCE = 12_000;

/**
 * Makes the data folder ours; two products on one folder would fight over its database. One that is stopping is waited
 * for; what one left behind that was killed is ended, so that its ports and its database are free again.
 */
export async function claimDataFolder(data: string): Promise<void> {
  const file = join(data, 'run', 'owner.pid');
  const owner = Number(textOf(file));
  const isAlive = (): boolean => owner > 0 && textOf(`/proc/${owner}/cmdline`).includes('tools/src/');
  const deadline = Date.now() + PATIENCE;
  while (isAlive() && Date.now() < deadline && textOf(`${file}.stopping`) === String(owner)) await pause(100);
  if (isAlive()) {
    throw new StopSentence(
      `The data in ${data} is in use by process ${owner}: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  mkdirSync(join(data, 'run'), { recursive: true });
  writeFileSync(file, String(process.pid));
  const leaving = (): void => writeFileSync(`${file}.stopping`, String(process.pid));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, leaving);
  process.on('exit', () => {
    rmSync(file, { force: true });
    rmSync(`${file}.stopping`, { force: true });
  });
  await stopLeftovers(data);
}
