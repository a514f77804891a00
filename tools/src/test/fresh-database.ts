import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on this server. @returns its address */
export async function freshDatabase(server: string): Promise<string> {
  const name = `portal_${randomUUID().slice(0, 8)}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
