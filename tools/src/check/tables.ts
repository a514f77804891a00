import { inRoot } from '../paths.ts';
import { claimDataFolder } from '../processes/claim.ts';
import { runCommand } from '../processes/run-command.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { prepareDatabase } from '../product/product.ts';
import { removeRows } from '../services/postgres-folders.ts';
import { startPostgres } from '../services/postgres.ts';
import { StopSentence } from '../stop-sentence.ts';
import { nowhere } from './generated.ts';

/** Writes the tables that Kysely knows, from a database that the migrations have just made. The back end must be built. */
export async function writeTables(supervisor: Supervisor): Promise<void> {
  const data = inRoot('.data/generate');
  await claimDataFolder(data);
  removeRows(data);
  const { url } = await startPostgres(supervisor, data);
  await prepareDatabase({ ...nowhere, DATABASE_URL: url, DEMO_DATA: 'off' });
  const args = ['node_modules/kysely-codegen/dist/cli/bin.js', '--config-file', 'backend/.kysely-codegenrc.json'];
  const env = { ...process.env, DATABASE_URL: url };
  if (!(await runCommand('tables', args, { data, env }))) throw new StopSentence('The tables couldn’t be written.');
}
