import { spawnSync } from 'node:child_process';
import { inRoot } from '../paths.ts';
import { claimDataFolder } from '../processes/claim.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { prepareDatabase } from '../product/product.ts';
import { removeRows } from '../services/postgres-folders.ts';
import { startPostgres } from '../services/postgres.ts';
import { freshDatabase } from '../test/fresh-database.ts';
import { nowhere } from './documents.ts';

const program = ['node_modules/kysely-codegen/dist/cli/bin.js', '--config-file', 'backend/.kysely-codegenrc.json'];

/**
 * Runs the program that generates Kysely's tables, on a freshly migrated database. The back end must be built.
 * @param verify only compares
 * @returns the differences; undefined without any
 */
export async function tables(supervisor: Supervisor, verify: boolean): Promise<string | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  const url = given ? await freshDatabase(given) : await ownDatabase(supervisor);
  const env = { ...nowhere, DATABASE_URL: url, DEMO_DATA: 'off', NODE_OPTIONS: '' };
  await prepareDatabase(env);
  const args = [...program, ...(verify ? ['--verify'] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: inRoot(), env, encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim();
}

async function ownDatabase(supervisor: Supervisor): Promise<string> {
  const data = inRoot('.data/generate');
  await claimDataFolder(data);
  removeRows(data);
  return startPostgres(supervisor, data);
}
