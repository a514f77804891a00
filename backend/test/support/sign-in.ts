import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { SessionsService } from '../../src/modules/auth/index.js';
import type { User } from '../../src/modules/users/index.js';

/** The header of an active bearer session of this user, made without a mail. */
export async function bearerOf(app: INestApplicationContext, user: User): Promise<{ authorization: string }> {
  const em = app.get(EntityManager, { strict: false }).fork();
  const { token } = await em.transactional((own) =>
    app.get(SessionsService, { strict: false }).begin(own, user, 'bearer'),
  );
  return { authorization: `Bearer ${token}` };
}
