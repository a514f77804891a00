import { randomUUID } from 'node:crypto';
import { withDatabase } from '../services/with-database.ts';

/** An empty database on this server. @returns its address */
export async function freshDatabase(server: string): Promise<string> {
  const name = `portal_${randomUUID().slice(0, 8)}`;
  await withDatabase(server, (client) => client.query(`create database ${name}`));
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
