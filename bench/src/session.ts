import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Signs a user in, without a mail. @returns the session's token */
export async function session(client: Client, userId: string, transport: 'bearer' | 'cookie'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await client.query(
    `with made as (insert into sessions (id, user_id, transport) values (uuidv7(), $1, $3) returning id)
     insert into session_tokens (token_hash, session_id) select $2, id from made`,
    [userId, hash, transport],
  );
  return token;
}
