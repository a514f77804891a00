import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { claimDataFolder } from '../processes/claim.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { runNode } from '../processes/watchdog.ts';
import { removeRows } from '../services/postgres-folders.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';

/**
 * Has the real API answer once more what libs/testing/src/recorded holds: runs the spec that compares it, which then
 * writes instead.
 * @returns the code of the run
 */
export async function recordBodies(supervisor: Supervisor): Promise<number> {
  const data = inRoot('.data/generate');
  await claimDataFolder(data);
  removeRows(data);
  const [databaseUrl, redisUrl] = await Promise.all([startPostgres(supervisor, data), startRedis(supervisor, data)]);
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const spec = ['--config', join('backend', 'jest.config.mjs'), 'recorded-bodies'];
  const env = { ...process.env, RECORD_BODIES: 'on', TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl };
  return (await runNode([...jest, ...spec], { env, stdio: 'inherit' })).code;
}
