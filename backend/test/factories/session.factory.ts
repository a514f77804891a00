import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../../src/modules/auth/index.js';
import type { User } from '../../src/modules/users/index.js';

/** An active session with its token; leaves no events. */
export const aSession =
  (user: User, transport: Session['transport'] = 'bearer') =>
  async (em: EntityManager): Promise<{ session: Session; token: string; bearer: string; cookie: string }> => {
    const session = Session.begin({ userId: user.id, transport, ip: '127.0.0.1', userAgent: 'factory' });
    session.takeRecordedEvents();
    await em.persist([user, session]).flush();
    const token = randomBytes(32).toString('base64url');
    await em.execute('insert into session_tokens (token_hash, session_id) values (?, ?)', [
      createHash('sha256').update(token).digest('hex'),
      session.id,
    ]);
    return { session, token, bearer: `Bearer ${token}`, cookie: `session=${token}` };
  };
