import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { testDatabase } from '../../../test/support/test-database.js';

const root = join(import.meta.dirname, '../../../..');
const program = ['node_modules/kysely-codegen/dist/cli/bin.js', '--config-file', 'backend/.kysely-codegenrc.json'];

it('knows the tables that the migrations make; npm run generate writes them', async () => {
  const { url, drop } = await testDatabase();
  const env = { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' };
  const { status, stderr } = spawnSync(process.execPath, [...program, '--verify'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  await drop();
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
