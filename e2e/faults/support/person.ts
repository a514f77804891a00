import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TestCluster } from './test-cluster.js';

/** A signed-in user that calls any api of the cluster. */
export interface Person {
  id: string;
  email: string;
  token: string;
  /** A call that must succeed; the answer's `data`. */
  call<Row>(url: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Row>;
}

/** Inserts a user with a session; signing in is tested elsewhere. */
export async function personIn(cluster: TestCluster, role: 'admin' | 'customer'): Promise<Person> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const email = `${role}-${id.slice(0, 8)}@people.example`;
  await cluster.rows(`insert into users (id, email, first_name, role, status) values ($1, $2, 'Pat', $3, 'active')`, [
    id,
    email,
    role,
  ]);
  await cluster.rows(
    `with made as (insert into sessions (id, user_id, transport) values ($1, $2, 'bearer') returning id)
     insert into session_tokens (token_hash, session_id) select $3, id from made`,
    [randomUUID(), id, createHash('sha256').update(token).digest('hex')],
  );
  return {
    id,
    email,
    token,
    async call<Row>(url: string, method: string, path: string, body?: object) {
      const response = await fetch(`${url}/api/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer = (await response.json()) as { data: Row };
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer.data;
    },
  };
}
