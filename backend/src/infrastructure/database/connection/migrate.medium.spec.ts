import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrations } from '../../../../migrations/index.js';
import { databaseUrlOf, serverUrl } from '../../../../test/support/server-url.js';
import { migrate } from './migrate.js';

describe('Two migrators at once on an empty database', () => {
  const name = `portal_migrate_${randomUUID().slice(0, 8)}`;

  const onServer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl() });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  beforeAll(() => onServer(`create database ${name}`));
  afterAll(() => onServer(`drop database ${name} with (force)`));

  it('both end well: one does all of it, the other finds it done', async () => {
    const done = await Promise.all([migrate(databaseUrlOf(name)), migrate(databaseUrlOf(name))]);
    expect(done.map(({ length }) => length).sort((one, other) => one - other)).toEqual([0, migrations.length]);
    expect(await migrate(databaseUrlOf(name))).toEqual([]);
  });
});
