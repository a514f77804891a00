import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { rememberedPort } from '../processes/ports.ts';
import { processesIn } from '../processes/process-table.ts';
import { secret } from '../processes/secret.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { withDatabase } from './with-database.ts';
import { nobody, postgresFolders, removeRows, type PostgresFolders } from './postgres-folders.ts';

const user = 'portal';
const database = 'portal';

/** Rows that no one keeps: nothing waits for the disk, and statistics are taken where a test asks for them. */
const disposable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '512MB', // rows may be in memory
  checkpoint_timeout: '1h',
  autovacuum: 'off',
};

/**
 * Starts the embedded PostgreSQL 18 on 127.0.0.1, makes its folder and the database when they are new.
 *
 * @param isDisposable true for tests, whose rows needn't outlive a crash of the machine
 * @returns its address
 */
export async function startPostgres(supervisor: Supervisor, data: string, isDisposable = false): Promise<string> {
  const folders = postgresFolders(data, isDisposable);
  if (isDisposable) supervisor.afterStop(() => removeRows(data));
  const password = secret(data, 'postgres');
  if (!existsSync(join(folders.rows, 'PG_VERSION'))) initialize(folders, password);
  const port = await rememberedPort(data, 'postgres');
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    random_page_cost: '1.1', // rows are in memory or on flash, where random reads cost as much as sequential ones
    ...(isDisposable ? disposable : {}),
  };
  const url = (name: string): string => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  const command = join(folders.programs, 'postgres');
  forgetEarlierRun(folders.rows, command);
  await supervisor.start({
    name: 'postgres',
    title: 'PostgreSQL',
    command,
    args: ['-D', folders.rows, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    cwd: folders.rows,
    data,
    stopSignal: 'SIGINT',
    isFoundation: true,
    home: folders.rows,
    isReady: () => answers(url('postgres')),
    ...nobody,
  });
  await createDatabase(url('postgres'));
  return url(database);
}

function initialize({ programs, rows }: PostgresFolders, password: string): void {
  const file = join(rows, '..', `.initdb-${process.pid}`);
  writeFileSync(file, password, { mode: 0o600 });
  if ('uid' in nobody) chownSync(file, nobody.uid, nobody.gid);
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  const account = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${file}`];
  const args = [`--pgdata=${rows}`, ...account, ...locale, '--no-sync', '--no-instructions'];
  const done = spawnSync(join(programs, 'initdb'), args, { cwd: '/', encoding: 'utf8', ...nobody });
  rmSync(file, { force: true });
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr || done.error?.message}`);
}

/** After a sudden end the number in its pid file may be another process's by now, and PostgreSQL would not start. */
function forgetEarlierRun(rows: string, command: string): void {
  const canReadProcesses = existsSync('/proc/self/exe');
  if (canReadProcesses && processesIn(rows, command).length === 0)
    rmSync(join(rows, 'postmaster.pid'), { force: true });
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  await client.connect();
  await client.end();
  return true;
}

const createDatabase = (url: string): Promise<void> =>
  withDatabase(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  });
